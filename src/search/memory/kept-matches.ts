import type { Matches } from './matches.ts'

const FEWEST_KEPT = 1_000

/** Answers to words and whole texts, kept since typing, paging and choosing ask for the same ones again. */
export class KeptMatches<M extends Matches> {
  readonly #mostARow: number
  readonly #kept = new Map<string, M>()
  #size = 0

  /** Keeps so many times the rows there are, in all. */
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
    // What nothing answers takes room too.
    this.#size += matches.rows.length + 1
    for (const [oldest, other] of this.#kept) {
      if (this.#size <= FEWEST_KEPT + this.#mostARow * rows) break
      this.#kept.delete(oldest)
      this.#size -= other.rows.length + 1
    }
    return matches
  }

  clear(): void {
    if (this.#size === 0) return
    this.#kept.clear()
    this.#size = 0
  }
}
