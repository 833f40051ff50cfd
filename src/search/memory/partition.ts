import { type Bits, wordsFor } from './bitset.ts'
import { growInt32 } from './grow.ts'

/**
 * SEARCH-4: every candidate falls into one of three parts: it passes all groups of filters (a hit), it fails exactly one
 * group (it counts for the facet that the group is about, whose own choice is left out there), or it fails more and
 * counts nowhere. One pass over the words of the sets finds them all.
 */
export class Partition {
  hits: Bits = new Int32Array(0)
  /** By group: the rows that fail this group and no other. */
  readonly missed: Bits[] = []

  /** `required` must hold for every row that counts at all; `groups` are the visitor's choices, a set a field. */
  split(required: readonly Bits[], groups: readonly Bits[], rows: number): void {
    const words = wordsFor(rows)
    this.hits = growInt32(this.hits, words)
    for (let group = 0; group < groups.length; group++) {
      this.missed[group] = growInt32(this.missed[group] ?? new Int32Array(0), words)
    }
    for (let word = 0; word < words; word++) {
      let candidates = -1
      for (const set of required) candidates &= set[word]!
      let failOne = 0
      let failMore = 0
      for (const group of groups) {
        const fails = ~group[word]!
        failMore |= failOne & fails
        failOne |= fails
      }
      this.hits[word] = candidates & ~failOne
      const failsOnlyOne = candidates & failOne & ~failMore
      for (let group = 0; group < groups.length; group++)
        this.missed[group]![word] = failsOnlyOne & ~groups[group]![word]!
    }
  }
}
