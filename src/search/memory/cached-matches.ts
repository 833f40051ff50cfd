import type { Matches } from './matches.ts'

/** Bytes per row of an answer: its number and its score. */
const ROW_BYTES = 12
/** Bytes of an answer's own objects, even if it found nothing. */
const ANSWER_BYTES = 600
const FEWEST_BYTES = 1_000_000

/** Cached answers to words and whole texts: typing, paging and filtering repeat the same ones. */
export class CachedMatches<M extends Matches> {
  readonly #mostARow: number
  readonly #cached = new Map<string, M>()
  #size = 0

  /**
   * `mostARow` bounds all answers together, as a multiple of the number of rows. Keys and objects of an answer count
   * too.
   */
  constructor(mostARow: number) {
    this.#mostARow = mostARow
  }

  get(key: string, rows: number, make: () => M): M {
    const cached = this.#cached.get(key)
    if (cached !== undefined) {
      // Move to the end: the map is in least-recently-used order.
      this.#cached.delete(key)
      this.#cached.set(key, cached)
      return cached
    }
    const matches = make()
    this.#cached.set(key, matches)
    this.#size += sizeOf(key, matches)
    const most = FEWEST_BYTES + ROW_BYTES * this.#mostARow * rows
    for (const [oldest, other] of this.#cached) {
      if (this.#size <= most) break
      this.#cached.delete(oldest)
      this.#size -= sizeOf(oldest, other)
    }
    return matches
  }

  /** Total size of the answers in bytes. */
  get size(): number {
    return this.#size
  }

  clear(): void {
    if (this.#size === 0) return
    this.#cached.clear()
    this.#size = 0
  }
}

function sizeOf(key: string, matches: Matches & { readonly bits?: Int32Array }): number {
  return ANSWER_BYTES + 2 * key.length + ROW_BYTES * matches.rows.length + (matches.bits?.byteLength ?? 0)
}
