import { growFloat64, growInt32 } from './grow.ts'

/**
 * The best `places` of the rows offered, by key descending, then rank ascending. A heap with the worst row on top: a
 * page needs 21 of thousands, so most rows are rejected at once. Ranks are unique, so there are no ties.
 */
export class BestRows {
  #keys: Float64Array = new Float64Array(32)
  #ranks: Int32Array = new Int32Array(32)
  #places = 0
  #length = 0

  start(places: number): void {
    this.#keys = growFloat64(this.#keys, places)
    this.#ranks = growInt32(this.#ranks, places)
    this.#places = places
    this.#length = 0
  }

  offer(key: number, rank: number): void {
    if (this.#length < this.#places) this.#rise(key, rank)
    else if (key > this.#keys[0]! || (key === this.#keys[0]! && rank < this.#ranks[0]!)) {
      this.#sink(key, rank, this.#length)
    }
  }

  /** The ranks from position `from` on, best first. Ends the collection. */
  ranks(from: number): Int32Array {
    const all = this.#length
    for (let last = all - 1; last > 0; last--) {
      const key = this.#keys[last]!
      const rank = this.#ranks[last]!
      this.#keys[last] = this.#keys[0]!
      this.#ranks[last] = this.#ranks[0]!
      this.#sink(key, rank, last)
    }
    return this.#ranks.subarray(from, all)
  }

  #rise(key: number, rank: number): void {
    const keys = this.#keys
    const ranks = this.#ranks
    let place = this.#length++
    while (place > 0) {
      const above = (place - 1) >>> 1
      if (!isWorse(key, rank, keys[above]!, ranks[above]!)) break
      keys[place] = keys[above]!
      ranks[place] = ranks[above]!
      place = above
    }
    keys[place] = key
    ranks[place] = rank
  }

  /** Inserts an entry at the top and sinks it within the first `length` places. */
  #sink(key: number, rank: number, length: number): void {
    const keys = this.#keys
    const ranks = this.#ranks
    let place = 0
    for (;;) {
      let below = place * 2 + 1
      if (below >= length) break
      if (below + 1 < length && isWorse(keys[below + 1]!, ranks[below + 1]!, keys[below]!, ranks[below]!)) below++
      if (!isWorse(keys[below]!, ranks[below]!, key, rank)) break
      keys[place] = keys[below]!
      ranks[place] = ranks[below]!
      place = below
    }
    keys[place] = key
    ranks[place] = rank
  }
}

function isWorse(key: number, rank: number, otherKey: number, otherRank: number): boolean {
  return key < otherKey || (key === otherKey && rank > otherRank)
}
