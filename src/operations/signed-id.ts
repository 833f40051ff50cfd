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

/** The id of a link; null if the signature is wrong. Links from before the data key work while their secret is known. */
export function idOfSigned({ dataHash, earlierHashes }: Hashes, use: string, token: string): string | null {
  const [id = '', signed = ''] = token.split('.')
  return [dataHash, ...earlierHashes].some((hash) => signed === signature(hash, use, id)) ? id : null
}

function signature(hash: (text: string) => string, use: string, id: string): string {
  return hash(`${use} ${id}`).slice(0, SIGNATURE_CHARACTERS)
}
