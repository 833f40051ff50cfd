import type { Bits } from './bitset.ts'
import { growUint8 } from './grow.ts'
import type { SnapshotReader } from './snapshot/reader.ts'
import type { SnapshotWriter } from './snapshot/writer.ts'

/** The highest code in a plane; later codes are usually rare and go into a list. */
export const MOST_PLANE_CODES = 64
const CODES_A_PLANE = 8
/** Fewer rows than this are counted bit by bit: spreading a histogram of 256 bytes costs as much. */
const FEWEST_FOR_HISTOGRAM = 400

/**
 * The first 64 codes of a column with several values a row, as bits: eight codes a byte, a plane of bytes for each
 * eight codes. A plane is counted by a histogram of its bytes: one step per row, however many values the row has.
 */
export class BitPlanes {
  readonly #planes: Uint8Array[] = []
  readonly #histogram = new Int32Array(256)

  /** Removes all codes from the row. */
  clear(row: number): void {
    for (let plane = 0; plane < this.#planes.length; plane++) {
      const grown = growUint8(this.#planes[plane]!, row + 1)
      grown[row] = 0
      this.#planes[plane] = grown
    }
  }

  add(row: number, code: number): void {
    const plane = (code - 1) >>> 3
    while (this.#planes.length <= plane) this.#planes.push(growUint8(new Uint8Array(0), row + 1))
    this.#planes[plane]![row]! |= 1 << ((code - 1) & 7)
  }

  tally(counts: Int32Array, rows: Int32Array, length: number, by: 1 | -1): void {
    for (const [index, plane] of this.#planes.entries()) {
      const first = index * CODES_A_PLANE + 1
      if (length < FEWEST_FOR_HISTOGRAM) tallyBits(plane, first, counts, rows, length, by)
      else this.#tallyBytes(plane, first, counts, rows, length, by)
    }
  }

  /** Sets the bits of the rows `from` to `to` that have an accepted code. */
  mark(bits: Bits, from: number, to: number, accepted: Uint8Array): void {
    for (const [index, plane] of this.#planes.entries()) {
      let mask = 0
      for (let bit = 0; bit < CODES_A_PLANE; bit++) {
        mask |= (accepted[index * CODES_A_PLANE + 1 + bit] ?? 0) << bit
      }
      if (mask !== 0) markPlane(plane, mask, bits, from, to)
    }
  }

  keep(rows: Int32Array): void {
    // In place is safe: a remaining row never moves up.
    for (const plane of this.#planes) for (let row = 0; row < rows.length; row++) plane[row] = plane[rows[row]!]!
  }

  save(writer: SnapshotWriter, rows: number): void {
    writer.int32(Int32Array.of(this.#planes.length), 1)
    for (const plane of this.#planes) writer.bytes(plane, rows)
  }

  load(reader: SnapshotReader): void {
    const planes = reader.int32()[0]!
    // Copied: a plane is written to later.
    for (let plane = 0; plane < planes; plane++) this.#planes.push(new Uint8Array(reader.bytes()))
  }

  #tallyBytes(
    plane: Uint8Array,
    first: number,
    counts: Int32Array,
    rows: Int32Array,
    length: number,
    by: 1 | -1,
  ): void {
    const histogram = this.#histogram
    histogram.fill(0)
    for (let index = 0; index < length; index++) histogram[plane[rows[index]!]!]!++
    for (let bit = 0; bit < CODES_A_PLANE; bit++) {
      let count = 0
      for (let byte = 0; byte < 256; byte++) if (((byte >>> bit) & 1) === 1) count += histogram[byte]!
      if (count > 0) counts[first + bit]! += by * count
    }
  }
}

function tallyBits(
  plane: Uint8Array,
  first: number,
  counts: Int32Array,
  rows: Int32Array,
  length: number,
  by: 1 | -1,
): void {
  for (let index = 0; index < length; index++) {
    let rest = plane[rows[index]!]!
    while (rest !== 0) {
      counts[first + 31 - Math.clz32(rest & -rest)]! += by
      rest &= rest - 1
    }
  }
}

function markPlane(plane: Uint8Array, mask: number, bits: Bits, from: number, to: number): void {
  for (let first = from & ~31; first < to; first += 32) {
    const last = Math.min(first + 32, to)
    let word = bits[first >>> 5]!
    for (let row = first; row < last; row++) if ((plane[row]! & mask) !== 0) word |= 1 << (row & 31)
    bits[first >>> 5] = word
  }
}
