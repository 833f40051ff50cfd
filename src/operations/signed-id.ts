import type { Platform } from './platform.ts'

/** What signs and reads a link: the data key, earlier ones, and the clock by which a link ends. */
export type Signing = Pick<Platform, 'dataHash' | 'earlierHashes' | 'clock'>

/** What a link is for, with its site, and the days that it works. A link for one use is none for another. */
export interface SignedUse {
  readonly name: string
  readonly days: number
}

/** 160 bits: it cannot be guessed. */
const SIGNATURE_CHARACTERS = 40

/**
 * An id with its last day (UTC) and a signature, for a buyer's link: the id alone opens nothing (H4-4). The data key signs
 * it, so that links of mails that were sent work after a new COOKIE_SECRET.
 */
export function signedId({ dataHash, clock }: Signing, use: SignedUse, id: string): string {
  const end = lastDay(clock.now(), use.days)
  return `${id}.${end.toString(36)}.${signature(dataHash, use, { id, end }, SIGNATURE_CHARACTERS)}`
}

/** The same in 42 characters, for a text message: a UUID, the day and 104 bits of the signature, which cannot be guessed. */
export function shortSignedId({ dataHash, clock }: Signing, use: SignedUse, id: string): string {
  const end = lastDay(clock.now(), use.days)
  const day = end.toString(16).padStart(DAY_CHARACTERS, '0')
  const hex = id.replaceAll('-', '') + day + signature(dataHash, use, { id, end }, SHORT_SIGNATURE)
  return Buffer.from(hex, 'hex').toString('base64url')
}

const SHORT_SIGNATURE = 26
/** Two bytes, to the year 2149. */
const DAY_CHARACTERS = 4

/** The id of a link, short or not; null if the signature is wrong or its last day is over. */
export function idOfSigned(signing: Signing, use: SignedUse, token: string): string | null {
  const { id, end, signed, length } = token.includes('.') ? partsOf(token) : partsOfShort(token)
  const hashes = [signing.dataHash, ...signing.earlierHashes]
  const isOurs = hashes.some((hash) => signed === signature(hash, use, { id, end }, length))
  return isOurs && end >= lastDay(signing.clock.now(), 0) ? id : null
}

interface Parts {
  readonly id: string
  readonly end: number
}

function partsOf(token: string): Parts & { readonly signed: string; readonly length: number } {
  const [id = '', day = '', signed = ''] = token.split('.')
  return { id, end: Number.parseInt(day, 36), signed, length: SIGNATURE_CHARACTERS }
}

function partsOfShort(token: string): Parts & { readonly signed: string; readonly length: number } {
  const hex = Buffer.from(token, 'base64url').toString('hex')
  const [, one, two, three, four, five, day = '', signed = ''] =
    /^(.{8})(.{4})(.{4})(.{4})(.{12})(.{4})(.*)$/.exec(hex) ?? []
  const id = [one, two, three, four, five].join('-')
  return { id, end: Number.parseInt(day, 16), signed, length: SHORT_SIGNATURE }
}

function signature(hash: (text: string) => string, { name }: SignedUse, { id, end }: Parts, length: number): string {
  return hash(`${name} ${id} ${end}`).slice(0, length)
}

/** Days since 1970 (UTC). */
function lastDay(now: Date, days: number): number {
  return Math.floor(now.getTime() / DAY_MS) + days
}

const DAY_MS = 86_400_000
