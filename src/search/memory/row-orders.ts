import { type Bits, listRows, wordsFor } from './bitset.ts'
import type { Columns } from './columns/columns.ts'
import { growInt32 } from './grow.ts'
import { mergeSorted } from './merge-sorted.ts'
import type { SnapshotReader } from './snapshot/reader.ts'
import type { SnapshotWriter } from './snapshot/writer.ts'
import { sortRows } from './sort-rows.ts'

/**
 * SEARCH-7: caches the rows in the orders that visitors use. New rows are merged in at the next use of an order;
 * removed rows stay in place and are skipped by the caller.
 */
export class RowOrders {
  readonly #columns: Columns
  readonly #ids: readonly string[]
  readonly #newest: string
  readonly #orders = new Map<string, { rows: Int32Array; upTo: number }>()
  /** Position in the newest order `#ranked`, by row. Made on demand: most changes are not followed by a search. */
  #rank: Int32Array = new Int32Array(0)
  #ranked: Int32Array | null = null

  /** `newest` is the number field that breaks ties, highest first, then the id, ascending. `ids` is by row. */
  constructor(columns: Columns, ids: readonly string[], newest: string) {
    this.#columns = columns
    this.#ids = ids
    this.#newest = newest
  }

  /** Newest first, then by id. */
  newest(live: Bits, rows: number): Int32Array {
    const dates = this.#columns.number(this.#newest).values
    return this.#upToDate('newest', live, rows, {
      compare: this.#newer,
      sort: (added) => sortRows(added, dates, 'descending', (run) => run.sort(this.#byId)),
    })
  }

  /** Position in `newest`, by row: the tie-break of every order. */
  rank(live: Bits, rows: number): Int32Array {
    const newest = this.newest(live, rows)
    if (this.#ranked !== newest) {
      this.#rank = growInt32(this.#rank, rows)
      for (let place = 0; place < newest.length; place++) this.#rank[newest[place]!] = place
      this.#ranked = newest
    }
    return this.#rank
  }

  /** By a number field; rows without the number come last in either direction. */
  byNumber(field: string, direction: 'ascending' | 'descending', live: Bits, rows: number): Int32Array {
    const values = this.#columns.number(field).values
    const newest = this.newest(live, rows)
    return this.#upToDate(`${direction} ${field}`, live, rows, {
      compare: (one, other) => {
        const difference =
          direction === 'ascending'
            ? missingLast(values[one]!, values[other]!, 1)
            : missingLast(values[other]!, values[one]!, -1)
        return difference !== 0 ? difference : this.#newer(one, other)
      },
      sort: () => sortRows(newest, values, direction),
    })
  }

  /** `newRows` by old row; -1 drops the row. */
  keep(newRows: Int32Array): void {
    for (const order of this.#orders.values()) {
      let kept = 0
      for (const row of order.rows) if (newRows[row]! >= 0) order.rows[kept++] = newRows[row]!
      order.rows = order.rows.slice(0, kept)
      order.upTo = kept
    }
    this.#ranked = null
  }

  save(writer: SnapshotWriter): void {
    writer.texts([...this.#orders.keys()])
    for (const { rows, upTo } of this.#orders.values()) {
      writer.int32(rows, rows.length)
      writer.int32(Int32Array.of(upTo), 1)
    }
  }

  load(reader: SnapshotReader): void {
    for (const name of reader.texts()) this.#orders.set(name, { rows: reader.int32(), upTo: reader.int32()[0]! })
  }

  #upToDate(name: string, live: Bits, rows: number, { compare, sort }: Ordering): Int32Array {
    const order = this.#orders.get(name) ?? { rows: new Int32Array(0), upTo: 0 }
    this.#orders.set(name, order)
    if (order.upTo < rows) {
      // If most rows are new, sort all of them again.
      const from = order.rows.length < rows - order.upTo ? 0 : order.upTo
      const listed = new Int32Array(rows - from)
      const come = listed.subarray(0, listRows(live, wordsFor(rows), listed, from))
      order.rows = from === 0 ? sort(come) : mergeSorted(order.rows, come, compare)
      order.upTo = rows
    }
    return order.rows
  }

  readonly #newer = (one: number, other: number): number => {
    const dates = this.#columns.number(this.#newest).values
    const difference = missingLast(dates[other]!, dates[one]!, -1)
    return difference !== 0 ? difference : this.#byId(one, other)
  }

  readonly #byId = (one: number, other: number): number => compareTexts(this.#ids[one]!, this.#ids[other]!)
}

/** An order of rows: compares two, or sorts all at once. */
interface Ordering {
  readonly compare: (one: number, other: number) => number
  readonly sort: (all: Int32Array) => Int32Array
}

/** Compares two numbers, ascending. NaN comes last, or first if `end` is -1, for callers that swap the sides. */
function missingLast(one: number, other: number, end: 1 | -1): number {
  if (one < other) return -1
  if (one > other) return 1
  return (Number.isNaN(one) ? end : 0) - (Number.isNaN(other) ? end : 0)
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
