import { createHash } from 'node:crypto'

/** Derives ids. Equal rows in a feed without ids are separate cars, distinguished by their order. */
export function idDeriver(): (text: string) => string {
  const seen = new Map<string, number>()
  return (text) => {
    const id = shortHash(text, ID_CHARACTERS)
    const occurrence = (seen.get(id) ?? 0) + 1
    seen.set(id, occurrence)
    return occurrence === 1 ? id : `${id}-${occurrence}`
  }
}

/** Ten base-32 characters: short enough for a URL; the chance that two of 50,000 cars collide is one in a million. */
export const ID_CHARACTERS = 10
export const HASH_CHARACTERS = 26
/** Digits and letters without i, l, o and u, which are easily misread or form words. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

/** A hash of `characters` characters. */
export function shortHash(text: string, characters: number): string {
  const bytes = createHash('sha256').update(text).digest()
  return Array.from(bytes.subarray(0, characters), (byte) => SIGNS[byte % SIGNS.length]).join('')
}
