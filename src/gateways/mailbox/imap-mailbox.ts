import { ImapFlow } from 'imapflow'
import type { Clock } from '#domain/clock.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Mailbox } from './mailbox.ts'
import type { MailboxAddress } from './mailbox-address.ts'
import { patientMailbox } from './patient-mailbox.ts'
import { type MailSource, readSource } from './read-source.ts'

export interface ImapOptions {
  readonly address: MailboxAddress
  readonly password: string
  readonly clock: Clock
  /** Milliseconds a server may stay silent; default 30,000. */
  readonly silence?: number
  /** PEM of the certificate authorities to trust; default those of Node, which NODE_EXTRA_CA_CERTS adds to. */
  readonly authorities?: string
  /** Bytes of a mail that is read whole; of a larger one the beginning is. Default 64 MB. */
  readonly wholeBytes?: number
}

/** INBOX-7: a mailbox over IMAP4rev1. Each round has a connection of its own, so that a broken one costs one round. */
export function createImapMailbox(options: ImapOptions): Mailbox {
  // How often each mail could not be stored: the others go first.
  const left = new Map<number, number>()
  return patientMailbox(async (take, signal) => {
    const client = clientOf(options)
    const stop = () => client.close()
    signal?.addEventListener('abort', stop)
    // Without a listener an error of the socket would end the process; the command under way rejects with it too.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.mailboxOpen(options.address.folder)
      await readAll(client, options, { take, signal, left })
      const flagged = (await client.search({ flagged: true, seen: true }, { uid: true })) || []
      await client.logout()
      return flagged.length
    } catch (error) {
      throw asGatewayError(error)
    } finally {
      signal?.removeEventListener('abort', stop)
      client.close()
    }
  }, options.clock)
}

function clientOf({ address, password, authorities, silence = 30_000 }: ImapOptions): ImapFlow {
  const { host, port, secure, user } = address
  return new ImapFlow({
    host,
    port,
    secure,
    ...(secure || LOOPBACK.has(host) ? {} : { doSTARTTLS: true }),
    ...(authorities === undefined ? {} : { tls: { ca: authorities } }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  })
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

interface Reading {
  readonly take: Parameters<Mailbox['readUnseen']>[0]
  readonly signal: AbortSignal | null
  readonly left: Map<number, number>
}

async function readAll(client: ImapFlow, { wholeBytes = WHOLE_BYTES }: ImapOptions, { take, signal, left }: Reading) {
  const unseen = (await client.search({ seen: false }, { uid: true })) || []
  const inTurn = [...unseen].sort((one, other) => Number(left.has(one)) - Number(left.has(other)) || one - other)
  let inARow = 0
  for (const uid of inTurn.slice(0, MOST_A_ROUND)) {
    if (signal?.aborted) return
    const source = await sourceOf(client, uid, wholeBytes)
    if (source === null) continue
    const failures = left.get(uid) ?? 0
    const flags = ['\\Seen']
    try {
      if ((await take({ uid, mail: await readSource(source), failures })) === 'head') flags.push('\\Flagged')
      inARow = 0
      left.delete(uid)
    } catch {
      // The caller knows why. One bad mail stalls no other; several new ones in a row mean that nothing can be stored now.
      if (failures === 0) inARow += 1
      left.set(uid, failures + 1)
      if (inARow >= MOST_IN_A_ROW) return
      continue
    }
    await client.messageFlagsAdd(String(uid), flags, { uid: true })
  }
}

const WHOLE_BYTES = 64 * 1024 * 1024
const BEGINNING_BYTES = 256 * 1024
const MOST_A_ROUND = 200
const MOST_IN_A_ROW = 5

/** Null: another program has moved or deleted it. */
async function sourceOf(client: ImapFlow, uid: number, wholeBytes: number): Promise<MailSource | null> {
  const sized = await client.fetchOne(String(uid), { size: true }, { uid: true })
  if (!sized) return null
  const size = sized.size ?? 0
  const source = size > wholeBytes ? { start: 0, maxLength: BEGINNING_BYTES } : true
  const fetched = await client.fetchOne(String(uid), { source }, { uid: true })
  if (!fetched || fetched.source === undefined) return null
  return { uid, bytes: fetched.source, size: source === true ? fetched.source.byteLength : size }
}

function asGatewayError(error: unknown): GatewayError {
  const fault = error as {
    readonly message?: string
    readonly responseText?: string
    readonly authenticationFailed?: boolean
  }
  const reason = fault.authenticationFailed ? 'the server refuses the user or the password' : fault.responseText
  return new GatewayError('mailbox', reason ?? fault.message ?? String(error), { cause: error })
}
