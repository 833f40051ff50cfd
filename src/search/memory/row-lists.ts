import { type Bits, listRows } from './bitset.ts'
import { growInt32 } from './grow.ts'

/** The first `length` of `rows`; valid until the next search. */
export interface RowList {
  rows: Int32Array
  length: number
}

/** Sets of rows as lists, made on demand once per search, in arrays that the next search reuses. */
export class RowLists {
  readonly #lists = new Map<string, RowList>()
  readonly #made = new Set<string>()
  #scratch: Bits = new Int32Array(0)
  #words = 0

  /** Forgets the previous search's lists. `words`: length of each set. */
  start(words: number): this {
    this.#made.clear()
    this.#words = words
    return this
  }

  of(name: string, bits: Bits): RowList {
    const list = this.#lists.get(name) ?? { rows: new Int32Array(0), length: 0 }
    if (this.#made.has(name)) return list
    list.rows = growInt32(list.rows, this.#words << 5)
    list.length = listRows(bits, this.#words, list.rows)
    this.#lists.set(name, list)
    this.#made.add(name)
    return list
  }

  /** The rows of `from` that are in none of the others. */
  without(name: string, from: Bits, ...others: readonly Bits[]): RowList {
    const list = this.#made.has(name) ? this.#lists.get(name) : undefined
    if (list) return list
    this.#scratch = growInt32(this.#scratch, this.#words)
    const rest = this.#scratch
    rest.set(from.subarray(0, this.#words))
    for (const other of others) for (let word = 0; word < this.#words; word++) rest[word]! &= ~other[word]!
    return this.of(name, rest)
  }
}
