import type { Bits } from '../bitset.ts'
import type { Dictionary } from '../dictionary.ts'

/** A column of coded values as filters and counts need it, with one or several values per document. */
export interface FacetColumn {
  readonly dictionary: Dictionary
  /** Adds `by` to the count of each value (by code) of the first `length` of `rows`. */
  tally(counts: Int32Array, rows: Int32Array, length: number, by: 1 | -1): void
  /** Sets the bits of the rows `from` to `to` that have an accepted code (1 in `accepted`), whole words at a time. */
  mark(bits: Bits, from: number, to: number, accepted: Uint8Array): void
  /** Drops all rows except these, which become rows 0, 1, 2, … */
  keep(rows: Int32Array): void
}
