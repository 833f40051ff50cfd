import type { NumberStats } from '../../engine.ts'
import type { Bits } from '../bitset.ts'
import { growFloat64 } from '../grow.ts'
import type { SnapshotReader } from '../snapshot/reader.ts'
import type { SnapshotWriter } from '../snapshot/writer.ts'
import { OneValueColumn } from './one-value-column.ts'

/** A number field: ranges, statistics, orders and, on demand, counts by the number's text. */
export class NumberColumn {
  /** By row; NaN is 'none': every comparison with it is false. */
  values: Float64Array = new Float64Array(0)
  #facet: OneValueColumn | null = null
  #coded = 0

  set(row: number, value: number | null): void {
    this.values = growFloat64(this.values, row + 1)
    this.values[row] = value ?? Number.NaN
  }

  /** Both ends included; sets whole words of bits, as FacetColumn.mark does. */
  markRange(bits: Bits, from: number, to: number, min: number, max: number): void {
    const values = this.values
    for (let first = from & ~31; first < to; first += 32) {
      const last = Math.min(first + 32, to)
      let word = 0
      for (let row = first; row < last; row++) {
        const value = values[row]!
        if (value >= min && value <= max) word |= 1 << (row & 31)
      }
      bits[first >>> 5] = word
    }
  }

  /** The column as a facet, with the first `rows` rows coded. Made on demand: most number fields are never counted. */
  asFacet(rows: number): OneValueColumn {
    this.#facet ??= new OneValueColumn()
    this.extendFacet(rows)
    return this.#facet
  }

  /** Codes the rows added since `asFacet`, if it was ever called. */
  extendFacet(rows: number): void {
    if (this.#facet === null) return
    for (; this.#coded < rows; this.#coded++) {
      const value = this.values[this.#coded]!
      this.#facet.set(this.#coded, Number.isNaN(value) ? null : String(value))
    }
  }

  keep(rows: Int32Array): void {
    // In place is safe: a remaining row never moves up.
    for (let row = 0; row < rows.length; row++) this.values[row] = this.values[rows[row]!]!
    let coded = 0
    while (coded < rows.length && rows[coded]! < this.#coded) coded++
    this.#coded = coded
    this.#facet?.keep(rows.subarray(0, coded))
  }

  save(writer: SnapshotWriter, rows: number): void {
    writer.float64(this.values, rows)
  }

  load(reader: SnapshotReader): void {
    this.values = reader.float64()
  }
}

/** SEARCH-5: statistics over several lists of rows. Sums of whole numbers are exact. */
export class StatsGatherer {
  #count = 0
  #sum = 0
  #min = Number.POSITIVE_INFINITY
  #max = Number.NEGATIVE_INFINITY

  add(values: Float64Array, rows: Int32Array, length: number): void {
    let count = 0
    let sum = 0
    let min = this.#min
    let max = this.#max
    for (let index = 0; index < length; index++) {
      const value = values[rows[index]!]!
      if (Number.isNaN(value)) continue
      count++
      sum += value
      if (value < min) min = value
      if (value > max) max = value
    }
    this.#count += count
    this.#sum += sum
    this.#min = min
    this.#max = max
  }

  /** Removes one number again; false if that needs a look at all the others. */
  subtract(value: number): boolean {
    if (Number.isNaN(value)) return true
    // A sum of fractions cannot be undone: the rounding is unknown.
    if (value <= this.#min || value >= this.#max || !Number.isSafeInteger(this.#sum)) return false
    this.#count--
    this.#sum -= value
    return Number.isInteger(value)
  }

  result(): NumberStats | null {
    if (this.#count === 0) return null
    return { min: this.#min, max: this.#max, avg: this.#sum / this.#count, sum: this.#sum, count: this.#count }
  }
}
