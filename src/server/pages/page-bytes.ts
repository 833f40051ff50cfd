import { type Encoding, encode } from '../http/encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A page's bytes by encoding, and how many bytes it holds in memory by now. */
export interface PageBytes {
  /** The bytes at once where they are there, so that an answer waits for nothing. */
  of(encoding: Encoding): Bytes | Promise<Bytes>
  held(): number
}

/**
 * A page's bytes by encoding. Who asks first waits for the quick compression alone, a tenth of the time of the thorough
 * one for a quarter more bytes; a page that is asked again is worth the thorough one, which is made beside the answers
 * and takes the quick one's place. The plain bytes too are kept for a page that is asked again alone: most are not, and the
 * engine sweeps all of its memory for each 64 MB of bytes that are still held.
 */
export function pageBytes(body: Bytes, again: () => Bytes): PageBytes {
  const made = new Map<Encoding, Promise<Bytes>>()
  const ready = new Map<Encoding, Bytes>()
  const improved = new Set<Encoding>()
  const { length } = body
  let first: Bytes | null = body
  let kept: Bytes | null = null

  function plain(): Bytes {
    const bytes = kept ?? first ?? again()
    first = null
    return bytes
  }

  function store(encoding: Encoding, bytes: Promise<Bytes>): Promise<Bytes> {
    made.set(encoding, bytes)
    // A failure concerns this answer; the next one tries again.
    bytes.catch(() => {
      if (made.get(encoding) === bytes) made.delete(encoding)
    })
    return bytes.then((done) => {
      ready.set(encoding, done)
      return done
    })
  }

  function improve(encoding: Encoding): void {
    if (improved.has(encoding) || improving >= MOST_IMPROVING) return
    improved.add(encoding)
    improving += 1
    encode(plain(), encoding, 'page')
      .then(
        (thorough) => store(encoding, Promise.resolve(thorough)),
        // The quick one stays, and the next asker has it tried again.
        () => improved.delete(encoding),
      )
      .finally(() => {
        improving -= 1
      })
  }

  return {
    // What the page is made of is as long as the page, whether that is its bytes or the pieces they are copied from.
    held: () => length + (kept ? length : 0) + [...ready.values()].reduce((sum, { length }) => sum + length, 0),
    of(encoding) {
      if (encoding === 'identity') {
        if (first === null) kept ??= again()
        return plain()
      }
      const before = made.get(encoding)
      if (!before) return store(encoding, encode(plain(), encoding, 'first'))
      improve(encoding)
      return ready.get(encoding) ?? before
    },
  }
}

/** Pages that wait for their thorough compression: one that finds the queue full has it when it is asked for next. */
const MOST_IMPROVING = 64
let improving = 0
