import type { SearchDocument, SearchSchema } from '../engine.ts'
import { BaseSets } from './base-sets.ts'
import { type Bits, clearBit, hasBit, setBit, wordsFor } from './bitset.ts'
import { Columns, textsOf } from './columns/columns.ts'
import { FilterSets } from './filter-sets.ts'
import { growInt32 } from './grow.ts'
import { RowOrders } from './row-orders.ts'
import type { SnapshotReader } from './snapshot/reader.ts'
import { StoredParts } from './snapshot/stored-parts.ts'
import { SnapshotWriter } from './snapshot/writer.ts'
import { TextIndex } from './text/text-index.ts'

/** Updating a base's counts for one change costs as much as counting this many rows at once. */
const CHANGES_WORTH_RECOUNTING = 30

/**
 * The documents and everything derived from them. A changed document becomes a new row and its old row a cleared bit,
 * so cached results about old rows stay correct; a sweep renumbers the rows when too many are dead.
 */
export class Documents<Stored> {
  readonly columns: Columns
  readonly text: TextIndex
  readonly filters: FilterSets
  readonly bases: BaseSets
  readonly orders: RowOrders
  /** By row. */
  readonly ids: string[] = []
  readonly stored = new StoredParts<Stored>()
  live: Bits = new Int32Array(0)
  readonly #rowOf = new Map<string, number>()
  readonly #textFields: readonly string[]

  readonly #fewestRowsSwept: number

  /** Dead rows are swept out when they are more than `fewestRowsSwept` and more than a quarter of the live ones. */
  constructor(schema: SearchSchema, fewestRowsSwept: number) {
    this.columns = new Columns(schema)
    this.text = new TextIndex(
      schema.text.map(({ weight }) => weight),
      () => this.live,
    )
    this.filters = new FilterSets(this.columns)
    this.bases = new BaseSets(this.columns, this.filters)
    this.orders = new RowOrders(this.columns, this.ids, schema.newest)
    this.#fewestRowsSwept = fewestRowsSwept
    this.#textFields = schema.text.map(({ field }) => field)
  }

  /** Number of rows so far, dead ones included. */
  get rows(): number {
    return this.ids.length
  }

  get size(): number {
    return this.#rowOf.size
  }

  /** The document's stored part in a list, or an empty list. */
  fetch(id: string): readonly Stored[] {
    const row = this.#rowOf.get(id)
    return row === undefined ? [] : [this.stored.get(row)]
  }

  put(documents: readonly SearchDocument<Stored>[]): void {
    for (const document of documents) this.columns.check(document)
    this.#forgetBasesBefore(documents.length)
    for (const document of documents) {
      this.#drop(document.id)
      const row = this.columns.add(document)
      this.text.set(
        row,
        this.#textFields.map((field) => textsOf(document.fields[field])),
      )
      this.ids.push(document.id)
      this.stored.add(document.stored)
      this.live = growInt32(this.live, wordsFor(row + 1))
      setBit(this.live, row)
      this.#rowOf.set(document.id, row)
    }
    this.#sweepIfWorthwhile()
  }

  remove(ids: readonly string[]): void {
    this.#forgetBasesBefore(ids.length)
    for (const id of ids) this.#drop(id)
    this.text.forgetAnswers()
    this.#sweepIfWorthwhile()
  }

  /** `facts` are read back first, before anything is restored. */
  save(facts: readonly string[]): Uint8Array {
    const writer = new SnapshotWriter()
    writer.texts(facts)
    writer.texts(this.ids)
    writer.int32(this.live, wordsFor(this.rows))
    this.columns.save(writer)
    this.text.save(writer)
    this.orders.save(writer)
    this.stored.save(writer)
    return writer.finish()
  }

  /** Loads into empty documents, after the facts are read. */
  load(reader: SnapshotReader): void {
    for (const id of reader.texts()) this.ids.push(id)
    this.live = reader.int32()
    for (let row = 0; row < this.rows; row++) if (hasBit(this.live, row)) this.#rowOf.set(this.ids[row]!, row)
    this.columns.load(reader, this.rows)
    this.text.load(reader, this.rows)
    this.orders.load(reader)
    this.stored.load(reader)
  }

  /** Drops the base sets when recounting them is cheaper than subtracting `changes` rows one by one. */
  #forgetBasesBefore(changes: number): void {
    if (changes * CHANGES_WORTH_RECOUNTING > this.rows) this.bases.clear()
  }

  #drop(id: string): void {
    const row = this.#rowOf.get(id)
    if (row === undefined) return
    this.bases.forget(row)
    clearBit(this.live, row)
    this.#rowOf.delete(id)
    this.stored.forget(row)
  }

  #sweepIfWorthwhile(): void {
    const dead = this.rows - this.size
    if (dead > this.#fewestRowsSwept && dead > this.size / 4) this.#sweep()
  }

  #sweep(): void {
    const newRows = new Int32Array(this.rows).fill(-1)
    let remaining = 0
    for (let row = 0; row < this.rows; row++) if (hasBit(this.live, row)) newRows[row] = remaining++
    const oldRows = new Int32Array(remaining)
    for (const [old, row] of newRows.entries()) if (row >= 0) oldRows[row] = old
    this.columns.keep(oldRows)
    this.stored.keep(oldRows)
    this.text.keep(newRows)
    this.orders.keep(newRows)
    this.filters.clear()
    this.bases.clear()
    for (const [row, old] of oldRows.entries()) {
      this.ids[row] = this.ids[old]!
      this.#rowOf.set(this.ids[row]!, row)
    }
    this.ids.length = remaining
    this.live = new Int32Array(wordsFor(remaining))
    for (let row = 0; row < remaining; row++) setBit(this.live, row)
  }
}
