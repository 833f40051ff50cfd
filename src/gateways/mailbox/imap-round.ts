import type { ImapFlow } from 'imapflow'
import type { InboundMail } from '#domain/inbox/inbound-mail.ts'
import { isReadingError, type ReadingError } from '../reading/reading-error.ts'
import { fetchHeaders, fetchMail } from './fetch-mail.ts'
import type { MailReader } from './mail-reader.ts'
import type { Mailbox } from './mailbox.ts'
import type { MailSource } from './read-source.ts'
import type { ReadingMarks } from './reading-marks.ts'

export interface RoundOptions {
  readonly reader: MailReader
  readonly wholeBytes: number
  readonly marks: ReadingMarks
  /** How often each mail could not be stored: the others go first. */
  readonly left: Map<number, number>
  readonly take: Parameters<Mailbox['readUnseen']>[0]
  readonly signal: AbortSignal | null
}

/** INBOX-7, H4-1: one round over the unseen mails of an open mailbox. Once the signal aborts no mail is begun. */
export async function readRound(client: ImapFlow, options: RoundOptions): Promise<void> {
  const { left, marks, signal } = options
  const unseen = (await client.search({ seen: false }, { uid: true })) || []
  const isLater = (uid: number) => Number(left.has(uid) || marks.isWaiting(uid))
  const inTurn = [...unseen].sort((one, other) => isLater(one) - isLater(other) || one - other)
  let inARow = 0
  for (const uid of inTurn.slice(0, MOST_A_ROUND)) {
    if (signal?.aborted) return
    const before = marks.takenAs(uid)
    if (before !== null) {
      await marks.done(client, uid, before)
      continue
    }
    const read = await readMail(client, uid, options)
    if (read === null) continue
    const failures = left.get(uid) ?? 0
    const taken = await options.take({ uid, failures, ...read }).catch(() => null)
    if (taken === null) {
      // The caller knows why. One bad mail stalls no other; several new ones in a row mean that nothing can be stored now.
      left.set(uid, failures + 1)
      if (read.unread === null) await marks.takeOff(client, uid)
      if (failures === 0) inARow += 1
      if (inARow >= MOST_IN_A_ROW) return
      continue
    }
    inARow = 0
    left.delete(uid)
    await marks.done(client, uid, taken)
  }
}

const MOST_A_ROUND = 200
const MOST_IN_A_ROW = 5

interface ReadMail {
  readonly mail: InboundMail | null
  readonly unread: ReadingError | null
}

/** Reads a mail, or of one that cannot be read its headers; null: not now. */
async function readMail(client: ImapFlow, uid: number, options: RoundOptions): Promise<ReadMail | null> {
  const { marks, reader, signal, wholeBytes } = options
  const message = await client.fetchOne(String(uid), { size: true, flags: true }, { uid: true })
  // Another program, or another process of ours, has dealt with it.
  if (!message || message.flags?.has('\\Seen')) return null
  const mail = { uid, size: message.size ?? 0 }
  const how = marks.meet(uid, message.flags?.has('\\Flagged') ?? false)
  if (how === 'wait') return null
  if (how !== 'whole') return readHeaders(client, mail, how, reader)
  await marks.put(client, uid)
  const source = await fetchMail(client, { ...mail, wholeBytes })
  if (source === null) return null
  const read = await readUnlessAborted(source, reader, signal).catch(async (error: unknown) => {
    if (isReadingError(error)) return error
    await marks.takeOff(client, uid)
    throw error
  })
  if (read === 'aborted') {
    await marks.takeOff(client, uid)
    return null
  }
  if (!isReadingError(read)) return { mail: read, unread: null }
  marks.setAside(uid, read)
  return readHeaders(client, mail, read, reader)
}

async function readHeaders(
  client: ImapFlow,
  found: { readonly uid: number; readonly size: number },
  unread: ReadingError,
  reader: MailReader,
): Promise<ReadMail | null> {
  const source = await fetchHeaders(client, found)
  if (source === null) return null
  const mail = await reader.read('source', source).catch((error: unknown) => {
    // A person reads it in the mailbox.
    if (isReadingError(error)) return null
    throw error
  })
  return { mail, unread }
}

/** A server that stops waits for no reading: it takes the mark off, and the next one reads the mail. */
async function readUnlessAborted(source: MailSource, reader: MailReader, signal: AbortSignal | null) {
  const { promise, resolve } = Promise.withResolvers<'aborted'>()
  const stop = () => resolve('aborted')
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  try {
    return await Promise.race([promise, reader.read('source', source)])
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
