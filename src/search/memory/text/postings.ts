import { type Bits, hasBit, setBit } from '../bitset.ts'
import { growInt32 } from '../grow.ts'
import type { SnapshotReader } from '../snapshot/reader.ts'
import type { SnapshotWriter } from '../snapshot/writer.ts'

const FIELD_BITS = 6
export const MOST_TEXT_FIELDS = 1 << FIELD_BITS
/** The first posting of a term that no row has. */
const NONE = -1

/**
 * For each term, the rows that have it, ascending, each packed into one number with the field it counts for. Most terms
 * (stock numbers) occur in one row, so a term's first posting needs no list.
 */
export class Postings {
  #first: Int32Array = new Int32Array(0)
  readonly #more: (PackedList | null)[] = []

  /** A new term has the next number or that of a term without rows. A term's rows must arrive in ascending order. */
  add(term: number, row: number, field: number): void {
    const packed = (row << FIELD_BITS) | field
    if (term === this.#more.length) {
      this.#more.push(null)
      this.#first = growInt32(this.#first, term + 1)
      this.#first[term] = NONE
    }
    const list = this.#more[term]!
    if (this.#first[term] === NONE) {
      this.#first[term] = packed
    } else if (list === null) {
      this.#more[term] = { packed: Int32Array.of(packed, 0), length: 1 }
    } else {
      list.packed = growInt32(list.packed, list.length + 1)
      list.packed[list.length++] = packed
    }
  }

  has(term: number): boolean {
    return this.#first[term] !== NONE
  }

  /** Whether a row of the set has the term. */
  hasAmong(term: number, rows: Bits): boolean {
    const first = this.#first[term]!
    if (first === NONE) return false
    if (hasBit(rows, first >>> FIELD_BITS)) return true
    const list = this.#more[term]
    if (!list) return false
    for (let index = 0; index < list.length; index++) {
      if (hasBit(rows, list.packed[index]! >>> FIELD_BITS)) return true
    }
    return false
  }

  /** Drops the rows whose new number is -1 and renumbers the others; their order stays. */
  keep(newRows: Int32Array): void {
    for (const [term, list] of this.#more.entries()) {
      this.#first[term] = renumbered(this.#first[term]!, newRows)
      if (list === null) continue
      let kept = 0
      for (let index = 0; index < list.length; index++) {
        const packed = renumbered(list.packed[index]!, newRows)
        if (packed === NONE) continue
        if (this.#first[term] === NONE) this.#first[term] = packed
        else list.packed[kept++] = packed
      }
      list.length = kept
      if (kept === 0) this.#more[term] = null
    }
  }

  save(writer: SnapshotWriter): void {
    const lists = this.#more.flatMap((list, term) => (list === null ? [] : [{ term, ...list }]))
    const all = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
    let end = 0
    for (const { packed, length } of lists) {
      all.set(packed.subarray(0, length), end)
      end += length
    }
    writer.int32(this.#first, this.#more.length)
    writer.int32(
      Int32Array.from(lists, ({ term }) => term),
      lists.length,
    )
    writer.int32(
      Int32Array.from(lists, ({ length }) => length),
      lists.length,
    )
    writer.int32(all, all.length)
  }

  load(reader: SnapshotReader): void {
    this.#first = reader.int32()
    const terms = reader.int32()
    const lengths = reader.int32()
    const all = reader.int32()
    for (let term = 0; term < this.#first.length; term++) this.#more.push(null)
    let end = 0
    for (let index = 0; index < terms.length; index++) {
      const length = lengths[index]!
      this.#more[terms[index]!] = { packed: all.slice(end, end + length), length }
      end += length
    }
  }

  /** Raises `best[row]` to the field's score for each row of the term, and records those rows in `touched`. */
  raise(term: number, scoreOfField: Float64Array, best: Float64Array, touched: Bits): void {
    const list = this.#more[term]
    raiseOne(this.#first[term]!, scoreOfField, best, touched)
    if (list)
      for (let index = 0; index < list.length; index++) raiseOne(list.packed[index]!, scoreOfField, best, touched)
  }
}

interface PackedList {
  packed: Int32Array
  length: number
}

function renumbered(packed: number, newRows: Int32Array): number {
  const row = packed === NONE ? NONE : newRows[packed >>> FIELD_BITS]!
  return row === NONE ? NONE : (row << FIELD_BITS) | (packed & (MOST_TEXT_FIELDS - 1))
}

function raiseOne(packed: number, scoreOfField: Float64Array, best: Float64Array, touched: Bits): void {
  const row = packed >>> FIELD_BITS
  const score = scoreOfField[packed & (MOST_TEXT_FIELDS - 1)]!
  if (score > best[row]!) {
    best[row] = score
    setBit(touched, row)
  }
}
