import { type Bits, wordsFor } from './bitset.ts'
import { growInt32 } from './grow.ts'

/**
 * SEARCH-4: every candidate passes all groups of filters (a hit), fails exactly one group (it counts for that group's
 * facet, which ignores its own filter), or fails more (it counts nowhere). One pass over the words of each set finds
 * all three.
 */
export class Partition {
  hits: Bits = new Int32Array(0)
  /** The rows that fail only this group, by group. */
  readonly missed: Bits[] = []
  #failOne: Bits = new Int32Array(0)
  #failMore: Bits = new Int32Array(0)

  /** Rows outside `required` never count; `groups` are the visitor's filters, one set per field. */
  split(required: readonly Bits[], groups: readonly Bits[], rows: number): void {
    const words = wordsFor(rows)
    this.hits = growInt32(this.hits, words)
    this.#failOne = growInt32(this.#failOne, words)
    this.#failMore = growInt32(this.#failMore, words)
    this.#failOne.fill(0, 0, words)
    this.#failMore.fill(0, 0, words)
    for (const group of groups) noteFailures(group, this.#failOne, this.#failMore, words)
    this.hits.fill(-1, 0, words)
    for (const set of required) intersect(this.hits, set, words)
    for (const [index, group] of groups.entries()) {
      const missed = growInt32(this.missed[index] ?? new Int32Array(0), words)
      for (let word = 0; word < words; word++) {
        missed[word] = this.hits[word]! & this.#failOne[word]! & ~this.#failMore[word]! & ~group[word]!
      }
      this.missed[index] = missed
    }
    subtract(this.hits, this.#failOne, words)
  }
}

function noteFailures(group: Bits, failOne: Bits, failMore: Bits, words: number): void {
  for (let word = 0; word < words; word++) {
    const fails = ~group[word]!
    failMore[word]! |= failOne[word]! & fails
    failOne[word]! |= fails
  }
}

function intersect(bits: Bits, set: Bits, words: number): void {
  for (let word = 0; word < words; word++) bits[word]! &= set[word]!
}

function subtract(bits: Bits, set: Bits, words: number): void {
  for (let word = 0; word < words; word++) bits[word]! &= ~set[word]!
}
