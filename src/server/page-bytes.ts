import { type Encoding, encode } from './encoding.ts'

/**
 * A page's bytes by encoding. Who asks first waits for the quick compression alone, a tenth of the time of the thorough
 * one for a quarter more bytes; a page that is asked again is worth the thorough one, which is made beside the answers
 * and takes the quick one's place.
 */
export function pageBytes(body: Uint8Array<ArrayBuffer>): (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> {
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  const improved = new Set<Encoding>()
  return (encoding) => {
    if (encoding === 'identity') return Promise.resolve(body)
    const before = made.get(encoding)
    if (!before) {
      const quick = encode(body, encoding, 'first')
      made.set(encoding, quick)
      return quick
    }
    if (!improved.has(encoding)) {
      improved.add(encoding)
      encode(body, encoding, 'page').then(
        (thorough) => made.set(encoding, Promise.resolve(thorough)),
        // The quick one stays, and the next asker has it tried again.
        () => improved.delete(encoding),
      )
    }
    return before
  }
}
