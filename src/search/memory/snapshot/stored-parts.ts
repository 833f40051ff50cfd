import { growFloat64, growUint8 } from '../grow.ts'
import type { SnapshotReader } from './reader.ts'
import type { SnapshotWriter } from './writer.ts'

const ROWS_A_SLICE = 1_000
/** UTF-8 needs at most this many bytes per UTF-16 unit. */
const MOST_BYTES_A_UNIT = 3

/**
 * The documents' stored parts by row. Parts from a snapshot stay text until they are used: a start parses only the few
 * of 100,000 cars that are shown.
 */
export class StoredParts<Stored> {
  #values: (Stored | undefined)[] = []
  /**
   * JSON of the first `#written` rows, one after the other; row r's starts at #starts[r] and ends where the next
   * starts.
   */
  #json: Uint8Array = new Uint8Array(0)
  #starts: Float64Array = new Float64Array(1)
  #written = 0
  /**
   * Number of rows that came with a snapshot. Their text stays; the text of other rows is made for a snapshot and
   * dropped after it.
   */
  #brought = 0

  add(stored: Stored): void {
    this.#values.push(stored)
  }

  get(row: number): Stored {
    const parsed = this.#values[row]
    if (parsed !== undefined) return parsed
    const value: Stored = JSON.parse(decoder.decode(this.#json.subarray(this.#starts[row]!, this.#starts[row + 1]!)))
    this.#values[row] = value
    return value
  }

  forget(row: number): void {
    this.#values[row] = undefined
  }

  keep(rows: Int32Array): void {
    const values = this.#values
    const json = this.#json
    const starts = this.#starts
    const keptOf = (count: number) => rows.findLastIndex((row) => row < count) + 1
    this.#values = Array.from(rows, (row) => values[row])
    this.#written = keptOf(this.#written)
    this.#brought = keptOf(this.#brought)
    let end = 0
    for (let row = 0; row < this.#written; row++) {
      const old = rows[row]!
      json.copyWithin(end, starts[old]!, starts[old + 1]!)
      const length = starts[old + 1]! - starts[old]!
      starts[row] = end
      end += length
      // In place is safe: row + 1 is at most the old row + 1, whose start has just been read.
      starts[row + 1] = end
    }
    if (this.#written === 0) this.#forgetText()
  }

  /** Writes the next rows as text, so that a snapshot can be made in slices; false when none are left. */
  writeSome(): boolean {
    const to = Math.min(this.#written + ROWS_A_SLICE, this.#values.length)
    this.#starts = growFloat64(this.#starts, to + 1)
    for (; this.#written < to; this.#written++) {
      const value = this.#values[this.#written]
      const text = value === undefined ? '' : JSON.stringify(value)
      const start = this.#starts[this.#written]!
      this.#json = growUint8(this.#json, start + text.length * MOST_BYTES_A_UNIT)
      this.#starts[this.#written + 1] = start + encoder.encodeInto(text, this.#json.subarray(start)).written
    }
    return to < this.#values.length
  }

  /** Call when `writeSome` returns false. */
  save(writer: SnapshotWriter): void {
    writer.float64(this.#starts, this.#written + 1)
    writer.bytes(this.#json, this.#starts[this.#written]!)
  }

  /** Drops the text that was written only for a snapshot. */
  forgetWritten(): void {
    this.#written = this.#brought
    if (this.#written === 0) this.#forgetText()
  }

  load(reader: SnapshotReader): void {
    this.#starts = reader.float64()
    this.#json = reader.bytes()
    this.#brought = this.#starts.length - 1
    this.#written = this.#brought
    this.#values = new Array(this.#brought)
  }

  #forgetText(): void {
    this.#json = new Uint8Array(0)
    this.#starts = new Float64Array(1)
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
