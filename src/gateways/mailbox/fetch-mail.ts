import type { ImapFlow } from 'imapflow'
import type { MailSource } from './read-source.ts'

const BEGINNING_BYTES = 256 * 1024

/** A mail, or of one larger than `wholeBytes` its beginning. Null: another program has moved or deleted it. */
export async function fetchMail(
  client: ImapFlow,
  { uid, size, wholeBytes }: { readonly uid: number; readonly size: number; readonly wholeBytes: number },
): Promise<MailSource | null> {
  const isWhole = size <= wholeBytes
  const bytes = await fetchBytes(client, uid, isWhole ? true : BEGINNING)
  return bytes && { uid, bytes, size: isWhole ? bytes.byteLength : size }
}

/** H4-1: the headers of a mail, 256 kB at most. Null: another program has moved or deleted it. */
export async function fetchHeaders(
  client: ImapFlow,
  { uid, size }: { readonly uid: number; readonly size: number },
): Promise<MailSource | null> {
  const beginning = await fetchBytes(client, uid, BEGINNING)
  if (beginning === null) return null
  const ends = ['\r\n\r\n', '\n\n'].map((blank) => beginning.indexOf(blank)).filter((end) => end >= 0)
  const bytes = beginning.subarray(0, Math.min(beginning.byteLength, ...ends))
  return { uid, bytes, size }
}

const BEGINNING = { start: 0, maxLength: BEGINNING_BYTES }

async function fetchBytes(client: ImapFlow, uid: number, source: true | typeof BEGINNING): Promise<Buffer | null> {
  const fetched = await client.fetchOne(String(uid), { source }, { uid: true })
  return (fetched ? fetched.source : null) ?? null
}
