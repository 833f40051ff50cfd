import { type Bits, setBit } from './bitset.ts'
import { growInt32 } from './grow.ts'

const FIELD_BITS = 6
export const MOST_TEXT_FIELDS = 1 << FIELD_BITS

/**
 * For each term the rows that have it, ascending, each with the field it counts for: packed into one number.
 * Most terms (stock numbers) stand in one row, so a term's first posting needs no list of its own.
 */
export class Postings {
  #first: Int32Array = new Int32Array(0)
  readonly #more: (PackedList | null)[] = []

  /** A new term has the next number. A term's rows come in ascending order. */
  add(term: number, row: number, field: number): void {
    const packed = (row << FIELD_BITS) | field
    const list = this.#more[term]
    if (list === undefined) {
      this.#more.push(null)
      this.#first = growInt32(this.#first, term + 1)
      this.#first[term] = packed
    } else if (list === null) {
      this.#more[term] = { packed: Int32Array.of(packed, 0), length: 1 }
    } else {
      list.packed = growInt32(list.packed, list.length + 1)
      list.packed[list.length++] = packed
    }
  }

  each(term: number, tell: (row: number, field: number) => void): void {
    const list = this.#more[term]
    tellOne(this.#first[term]!, tell)
    if (list) for (let index = 0; index < list.length; index++) tellOne(list.packed[index]!, tell)
  }

  /** Raises `best[row]` to the score of the field for each row of the term, and notes the rows touched. */
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

function tellOne(packed: number, tell: (row: number, field: number) => void): void {
  tell(packed >>> FIELD_BITS, packed & (MOST_TEXT_FIELDS - 1))
}

function raiseOne(packed: number, scoreOfField: Float64Array, best: Float64Array, touched: Bits): void {
  const row = packed >>> FIELD_BITS
  const score = scoreOfField[packed & (MOST_TEXT_FIELDS - 1)]!
  if (score > best[row]!) {
    best[row] = score
    setBit(touched, row)
  }
}
