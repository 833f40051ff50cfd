import { growInt32, growUint16 } from '../grow.ts'
import type { OneValueColumn } from './one-value-column.ts'

/** The codes of combinations are two bytes wide. */
const MOST_COMBINATIONS = 0x10000

/**
 * Columns whose values go together (make, model, make and model), as one column of the combinations that occur: they
 * are counted in one pass over the rows, and the few combinations' counts are then spread to the columns' own codes.
 */
export class CombinedColumn {
  readonly #parts: readonly OneValueColumn[]
  /** By part, then combination: the part's own code. */
  readonly #partCodes: Int32Array[]
  /** By row: the combination. */
  #codes: Uint16Array = new Uint16Array(0)
  #rows = 0
  #size = 0
  /** Combinations by the hash of their parts, -1 where none is; twice as many places as combinations at least. */
  #places: Int32Array = new Int32Array(64).fill(-1)

  constructor(parts: readonly OneValueColumn[]) {
    this.#parts = parts
    this.#partCodes = parts.map(() => new Int32Array(0))
  }

  /** How many combinations there are. */
  get size(): number {
    return this.#size
  }

  /** Takes in the rows that came since; false when there are too many combinations, and the column is of no use. */
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
    // In place: a kept row never moves up.
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
