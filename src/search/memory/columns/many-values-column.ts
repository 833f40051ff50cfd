import { BitPlanes, MOST_PLANE_CODES } from '../bit-planes.ts'
import { type Bits, wordsFor } from '../bitset.ts'
import { Dictionary } from '../dictionary.ts'
import { growInt32 } from '../grow.ts'
import type { SnapshotReader } from '../snapshot/reader.ts'
import type { SnapshotWriter } from '../snapshot/writer.ts'
import type { FacetColumn } from './facet-column.ts'

/**
 * A facet with several values per document (features, categories): early values as bits, later ones as one list of the
 * codes of all rows.
 */
export class ManyValuesColumn implements FacetColumn {
  readonly dictionary = new Dictionary()
  readonly #planes = new BitPlanes()
  #codes: Int32Array = new Int32Array(0)
  /** Row r's later codes run from #starts[r] up to #starts[r + 1], exclusive. */
  #starts: Int32Array = new Int32Array(1)

  set(row: number, values: readonly string[]): void {
    let end = this.#starts[row]!
    this.#planes.clear(row)
    for (const [index, value] of values.entries()) {
      const code = this.dictionary.add(value)
      if (code <= MOST_PLANE_CODES) this.#planes.add(row, code)
      else if (values.indexOf(value) === index) {
        this.#codes = growInt32(this.#codes, end + 1)
        this.#codes[end++] = code
      }
    }
    this.#starts = growInt32(this.#starts, row + 2)
    this.#starts[row + 1] = end
  }

  tally(counts: Int32Array, rows: Int32Array, length: number, by: 1 | -1): void {
    this.#planes.tally(counts, rows, length, by)
    if (!this.#hasLater) return
    const codes = this.#codes
    const starts = this.#starts
    for (let index = 0; index < length; index++) {
      const row = rows[index]!
      const end = starts[row + 1]!
      for (let at = starts[row]!; at < end; at++) counts[codes[at]!]! += by
    }
  }

  mark(bits: Bits, from: number, to: number, accepted: Uint8Array): void {
    bits.fill(0, from >>> 5, wordsFor(to))
    this.#planes.mark(bits, from & ~31, to, accepted)
    if (!this.#hasLater) return
    for (let first = from & ~31; first < to; first += 32) {
      const last = Math.min(first + 32, to)
      let word = bits[first >>> 5]!
      for (let row = first; row < last; row++) {
        let bit = 0
        const end = this.#starts[row + 1]!
        for (let at = this.#starts[row]!; at < end; at++) bit |= accepted[this.#codes[at]!]!
        word |= bit << (row & 31)
      }
      bits[first >>> 5] = word
    }
  }

  keep(rows: Int32Array): void {
    this.#planes.keep(rows)
    const codes = this.#codes
    const starts = this.#starts
    this.#starts = new Int32Array(rows.length + 1)
    let end = 0
    for (let row = 0; row < rows.length; row++) {
      const last = starts[rows[row]! + 1]!
      // In place is safe: a remaining row's codes never move up.
      for (let at = starts[rows[row]!]!; at < last; at++) codes[end++] = codes[at]!
      this.#starts[row + 1] = end
    }
  }

  save(writer: SnapshotWriter, rows: number): void {
    this.dictionary.save(writer)
    this.#planes.save(writer, rows)
    writer.int32(this.#starts, rows + 1)
    writer.int32(this.#codes, this.#starts[rows]!)
  }

  load(reader: SnapshotReader): void {
    this.dictionary.load(reader)
    this.#planes.load(reader)
    this.#starts = reader.int32()
    this.#codes = reader.int32()
  }

  get #hasLater(): boolean {
    return this.dictionary.size > MOST_PLANE_CODES + 1
  }
}
