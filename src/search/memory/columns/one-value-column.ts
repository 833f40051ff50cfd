import type { Bits } from '../bitset.ts'
import { Dictionary } from '../dictionary.ts'
import { growUint16, growUint32 } from '../grow.ts'
import type { SnapshotReader } from '../snapshot/reader.ts'
import type { SnapshotWriter } from '../snapshot/writer.ts'
import type { FacetColumn } from './facet-column.ts'

const MOST_NARROW_CODES = 0x10000
const NO_CODES = new Uint32Array(0)

/** A facet with at most one value per document: one code per row, two bytes wide until the dictionary outgrows them. */
export class OneValueColumn implements FacetColumn {
  readonly dictionary = new Dictionary()
  #narrow: Uint16Array = new Uint16Array(0)
  #wide: Uint32Array | null = null

  /** Codes by row, while they fit two bytes. */
  get narrow(): Uint16Array | null {
    return this.#wide === null ? this.#narrow : null
  }

  set(row: number, value: string | null): void {
    const code = value === null ? 0 : this.dictionary.add(value)
    if (this.#wide === null && code >= MOST_NARROW_CODES) this.#wide = Uint32Array.from(this.#narrow)
    if (this.#wide === null) {
      this.#narrow = growUint16(this.#narrow, row + 1)
      this.#narrow[row] = code
    } else {
      this.#narrow = new Uint16Array(0)
      this.#wide = growUint32(this.#wide, row + 1)
      this.#wide[row] = code
    }
  }

  tally(counts: Int32Array, rows: Int32Array, length: number, by: 1 | -1): void {
    if (this.#wide === null) tallyNarrow(this.#narrow, counts, rows, length, by)
    else tallyWide(this.#wide, counts, rows, length, by)
  }

  mark(bits: Bits, from: number, to: number, accepted: Uint8Array): void {
    const codes = this.#wide ?? this.#narrow
    for (let first = from & ~31; first < to; first += 32) {
      const last = Math.min(first + 32, to)
      let word = 0
      for (let row = first; row < last; row++) word |= accepted[codes[row]!]! << (row & 31)
      bits[first >>> 5] = word
    }
  }

  keep(rows: Int32Array): void {
    // In place is safe: a remaining row never moves up.
    const codes = this.#wide ?? this.#narrow
    for (let row = 0; row < rows.length; row++) codes[row] = codes[rows[row]!]!
  }

  save(writer: SnapshotWriter, rows: number): void {
    this.dictionary.save(writer)
    writer.uint16(this.#narrow, this.#wide === null ? rows : 0)
    writer.uint32(this.#wide ?? NO_CODES, this.#wide === null ? 0 : rows)
  }

  load(reader: SnapshotReader): void {
    this.dictionary.load(reader)
    this.#narrow = reader.uint16()
    const wide = reader.uint32()
    this.#wide = wide.length > 0 ? wide : null
  }
}

// The loop is duplicated on purpose: with a single array type it runs twice as fast.
function tallyNarrow(codes: Uint16Array, counts: Int32Array, rows: Int32Array, length: number, by: number): void {
  for (let index = 0; index < length; index++) counts[codes[rows[index]!]!]! += by
}

function tallyWide(codes: Uint32Array, counts: Int32Array, rows: Int32Array, length: number, by: number): void {
  for (let index = 0; index < length; index++) counts[codes[rows[index]!]!]! += by
}
