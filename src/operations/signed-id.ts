import type { Platform } from './platform.ts'

type Hashes = Pick<Platform, 'dataHash' | 'earlierHashes'>

/** 160 bits: it cannot be guessed. */
const SIGNATURE_CHARACTERS = 40

/**
 * An id with a signature, for a link of a mail. The data key signs it, so that links of mails that were sent work after a
 * new COOKIE_SECRET. `use`: what the link is for; a link for one use is none for another.
 */
export function signedId({ dataHash }: Hashes, use: string, id: string): string {
  return `${id}.${signature(dataHash, use, id)}`
}

/** The same in 42 characters, for a text message: a UUID and 120 bits of the signature, which cannot be guessed either. */
export function shortSignedId({ dataHash }: Hashes, use: string, id: string): string {
  const hex = `${id.replaceAll('-', '')}${signature(dataHash, use, id, SHORT_SIGNATURE)}`
  return Buffer.from(hex, 'hex').toString('base64url')
}

const SHORT_SIGNATURE = 30

/**
 * The id of a link, short or not; null if the signature is wrong. Links from before the data key work while their secret is
 * known.
 */
export function idOfSigned({ dataHash, earlierHashes }: Hashes, use: string, token: string): string | null {
  const [id = '', signed = ''] = token.includes('.') ? token.split('.') : partsOfShort(token)
  const length = token.includes('.') ? SIGNATURE_CHARACTERS : SHORT_SIGNATURE
  return [dataHash, ...earlierHashes].some((hash) => signed === signature(hash, use, id, length)) ? id : null
}

function partsOfShort(token: string): readonly string[] {
  const hex = Buffer.from(token, 'base64url').toString('hex')
  const [, one, two, three, four, five, signed = ''] = /^(.{8})(.{4})(.{4})(.{4})(.{12})(.*)$/.exec(hex) ?? []
  return [[one, two, three, four, five].join('-'), signed]
}

function signature(hash: (text: string) => string, use: string, id: string, length = SIGNATURE_CHARACTERS): string {
  return hash(`${use} ${id}`).slice(0, length)
}
