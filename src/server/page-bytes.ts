import { type Encoding, encode } from './encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * A page's bytes by encoding. Who asks first waits for the quick compression alone, a tenth of the time of the thorough
 * one for a quarter more bytes; a page that is asked again is worth the thorough one, which is made beside the answers
 * and takes the quick one's place. The plain bytes too are kept for a page that is asked again alone: most are not, and the
 * engine sweeps all of its memory for each 64 MB of bytes that are still held.
 */
export function pageBytes(body: Bytes, again: () => Bytes): (encoding: Encoding) => Promise<Bytes> {
  const made = new Map<Encoding, Promise<Bytes>>()
  const improved = new Set<Encoding>()
  let first: Bytes | null = body
  let kept: Bytes | null = null

  function plain(): Bytes {
    const bytes = kept ?? first ?? again()
    first = null
    return bytes
  }

  return (encoding) => {
    if (encoding === 'identity') {
      if (first === null) kept ??= again()
      return Promise.resolve(plain())
    }
    const before = made.get(encoding)
    if (!before) {
      const quick = encode(plain(), encoding, 'first')
      made.set(encoding, quick)
      return quick
    }
    if (!improved.has(encoding)) {
      improved.add(encoding)
      encode(plain(), encoding, 'page').then(
        (thorough) => made.set(encoding, Promise.resolve(thorough)),
        // The quick one stays, and the next asker has it tried again.
        () => improved.delete(encoding),
      )
    }
    return before
  }
}
