import { growInt32, growUint16 } from '../grow.ts'
import type { OneValueColumn } from './one-value-column.ts'

/** Codes of combinations are two bytes wide. */
const MOST_COMBINATIONS = 0x10000

/**
 * Correlated columns (make, model, make and model) as one column of the combinations that occur: one pass over the rows
 * counts them all, and the counts of the few combinations are then spread to the columns' own codes.
 */
export class CombinedColumn {
  readonly #parts: readonly OneValueColumn[]
  /** The part's own code, by part, then combination. */
  readonly #partCodes: Int32Array[]
  /** The combination, by row. */
  #codes: Uint16Array = new Uint16Array(0)
  #rows = 0
  #size = 0
  /** Hash table of combinations by their parts; -1 is empty. At least twice as many places as combinations. */
  #places: Int32Array = new Int32Array(64).fill(-1)

  constructor(parts: readonly OneValueColumn[]) {
    this.#parts = parts
    this.#partCodes = parts.map(() => new Int32Array(0))
  }

  /** Number of combinations. */
  get size(): number {
    return this.#size
  }

  /** Adds the rows since the last call; false if there are too many combinations for the column to be useful. */
  extend(rows: number): boolean {
    if (this.#rows === rows) return true
    this.#codes = growUint16(this.#codes, rows)
    const columns: Uint16Array[] = []
    for (const { narrow } of this.#parts) {
      if (narrow === null) return false
      columns.push(narrow)
    }
    for (; this.#rows < rows; this.#rows++) {
      if (this.#size === MOST_COMBINATIONS) return false
      this.#codes[this.#rows] = this.#combinationOf(columns, this.#rows)
    }
    return true
  }

  tally(counts: Int32Array, rows: Int32Array, length: number): void {
    const codes = this.#codes
    for (let index = 0; index < length; index++) counts[codes[rows[index]!]!]!++
  }

  /** Adds the combinations' counts, `by` times each, to those of a part's own codes. */
  spread(counts: Int32Array, part: number, partCounts: Int32Array, by: 1 | -1): void {
    const codes = this.#partCodes[part]!
    const size = this.#size
    for (let combination = 0; combination < size; combination++) {
      partCounts[codes[combination]!]! += by * counts[combination]!
    }
  }

  keep(rows: Int32Array): void {
    // In place is safe: a remaining row never moves up.
    let kept = 0
    for (; kept < rows.length && rows[kept]! < this.#rows; kept++) this.#codes[kept] = this.#codes[rows[kept]!]!
    this.#rows = kept
  }

  #combinationOf(columns: readonly Uint16Array[], row: number): number {
    let hash = 0
    for (let part = 0; part < columns.length; part++) hash = mixed(hash, columns[part]![row]!)
    const last = this.#places.length - 1
    for (let place = (hash ^ (hash >>> 15)) & last; ; place = (place + 1) & last) {
      const combination = this.#places[place]!
      if (combination < 0) return this.#add(columns, row, place)
      let part = 0
      while (part < columns.length && this.#partCodes[part]![combination] === columns[part]![row]!) part++
      if (part === columns.length) return combination
    }
  }

  #add(columns: readonly Uint16Array[], row: number, place: number): number {
    const combination = this.#size++
    for (let part = 0; part < columns.length; part++) {
      const codes = growInt32(this.#partCodes[part]!, this.#size)
      codes[combination] = columns[part]![row]!
      this.#partCodes[part] = codes
    }
    this.#places[place] = combination
    if (this.#size * 2 > this.#places.length) this.#widen()
    return combination
  }

  #widen(): void {
    this.#places = new Int32Array(this.#places.length * 2).fill(-1)
    const last = this.#places.length - 1
    for (let combination = 0; combination < this.#size; combination++) {
      let hash = 0
      for (const codes of this.#partCodes) hash = mixed(hash, codes[combination]!)
      let place = (hash ^ (hash >>> 15)) & last
      while (this.#places[place]! >= 0) place = (place + 1) & last
      this.#places[place] = combination
    }
  }
}

export function mixed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x9e3779b1) ^ (hash >>> 13)
}
