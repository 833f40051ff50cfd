import { createHash } from 'node:crypto'

/** The same car twice in a feed without ids is two cars; their order tells them apart. */
export function idDeriver(): (text: string) => string {
  const seen = new Map<string, number>()
  return (text) => {
    const id = shortHash(text, ID_CHARACTERS)
    const occurrence = (seen.get(id) ?? 0) + 1
    seen.set(id, occurrence)
    return occurrence === 1 ? id : `${id}-${occurrence}`
  }
}

/** Ten characters of 32 signs: short enough for an address, and one in a million that two of 50,000 cars share one. */
export const ID_CHARACTERS = 10
export const HASH_CHARACTERS = 26
/** Digits and letters without i, l, o and u, which are misread or make words. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

/** A hash of `characters` characters. */
export function shortHash(text: string, characters: number): string {
  const bytes = createHash('sha256').update(text).digest()
  return Array.from(bytes.subarray(0, characters), (byte) => SIGNS[byte % SIGNS.length]).join('')
}
