import type { Matches } from './matches.ts'

/** A row of an answer: its number and its score. */
const ROW_BYTES = 12
/** An answer's own objects, which one that found nothing has too. */
const ANSWER_BYTES = 600
const FEWEST_BYTES = 1_000_000

/** Answers to words and whole texts, kept since typing, paging and choosing ask for the same ones again. */
export class CachedMatches<M extends Matches> {
  readonly #mostARow: number
  readonly #kept = new Map<string, M>()
  #size = 0

  /** Bound of all answers, as a multiple of the number of rows. An answer is charged its key and its own objects too. */
  constructor(mostARow: number) {
    this.#mostARow = mostARow
  }

  get(key: string, rows: number, make: () => M): M {
    const known = this.#kept.get(key)
    if (known !== undefined) {
      // Taken out and put back, so that the one not asked for longest stands first.
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const matches = make()
    this.#kept.set(key, matches)
    this.#size += sizeOf(key, matches)
    const most = FEWEST_BYTES + ROW_BYTES * this.#mostARow * rows
    for (const [oldest, other] of this.#kept) {
      if (this.#size <= most) break
      this.#kept.delete(oldest)
      this.#size -= sizeOf(oldest, other)
    }
    return matches
  }

  /** Bytes that the answers take up. */
  get size(): number {
    return this.#size
  }

  clear(): void {
    if (this.#size === 0) return
    this.#kept.clear()
    this.#size = 0
  }
}

function sizeOf(key: string, matches: Matches & { readonly bits?: Int32Array }): number {
  return ANSWER_BYTES + 2 * key.length + ROW_BYTES * matches.rows.length + (matches.bits?.byteLength ?? 0)
}
