import type { FacetCount, FacetRequest, Filter, NumberStats } from '../engine.ts'
import { type Bits, clearBit, countBits, hasBit, listRows, wordsFor } from './bitset.ts'
import type { Columns } from './columns/columns.ts'
import { StatsGatherer } from './columns/number-column.ts'
import { filterKey } from './filter-key.ts'
import type { FilterSets } from './filter-sets.ts'
import { growInt32 } from './grow.ts'
import { firstCounts, withAlways } from './top-counts.ts'

/** A site has one base filter or a few: its listing, its special offers. */
const MOST_CACHED_BASES = 8

/** Counts are copied from another base if fewer than one row in `FEW` differs. */
const FEW = 8

/** SEARCH-8: the rows that each base filter lets through. */
export class BaseSets {
  readonly #columns: Columns
  readonly #filters: FilterSets
  readonly #cached = new Map<string, BaseSet>()

  constructor(columns: Columns, filters: FilterSets) {
    this.#columns = columns
    this.#filters = filters
  }

  get(base: readonly Filter[], live: Bits, rows: number): BaseSet {
    const key = base.map(filterKey).join(', ')
    const cached = this.#cached.get(key)
    const set = cached ?? new BaseSet(this.#columns)
    const before = cached ? null : ([...this.#cached.values()].findLast((other) => other.upTo === rows) ?? null)
    this.#cached.delete(key)
    this.#cached.set(key, set)
    if (this.#cached.size > MOST_CACHED_BASES) this.#cached.delete(this.#cached.keys().next().value!)
    if (set.upTo < rows) {
      const all = [live, ...base.map((filter) => this.#filters.bitsOf(filter, rows))]
      set.take(all, rows)
      if (before) set.countFrom(before)
    }
    return set
  }

  /** Must be called before the row's live bit is cleared. */
  forget(row: number): void {
    for (const set of this.#cached.values()) set.forget(row)
  }

  clear(): void {
    this.#cached.clear()
  }
}

/** The rows of one base filter and their counts, updated by adding and subtracting single rows. */
export class BaseSet {
  bits: Bits = new Int32Array(0)
  size = 0
  upTo = 0
  readonly #columns: Columns
  readonly #counts = new Map<string, Int32Array>()
  readonly #lists = new Map<string, readonly FacetCount[]>()
  readonly #stats = new Map<string, StatsGatherer>()
  #rows: Int32Array | null = null

  constructor(columns: Columns) {
    this.#columns = columns
  }

  /** Adds the rows since the last call that are in all of the sets. */
  take(all: readonly Bits[], rows: number): void {
    const words = wordsFor(rows)
    this.bits = growInt32(this.bits, words)
    for (let word = this.upTo >>> 5; word < words; word++) {
      let bits = -1
      for (const set of all) bits &= set[word]!
      this.bits[word] = bits
    }
    const taken = new Int32Array(rows - this.upTo)
    const count = listRows(this.bits, words, taken, this.upTo)
    this.upTo = rows
    this.size += count
    this.#recount(taken.subarray(0, count), 1)
  }

  /**
   * Copies another base's counts if the two differ in few rows: a base filter with a time in it is a new one each
   * minute, and passes nearly the same cars.
   */
  countFrom(other: BaseSet): void {
    const words = wordsFor(this.upTo)
    const differing = new Int32Array(words)
    for (let word = 0; word < words; word++) differing[word] = this.bits[word]! ^ other.bits[word]!
    const size = countBits(differing, words)
    if (size * FEW > this.size) return
    for (const [field, counts] of other.#counts) this.#counts.set(field, counts.slice())
    const rows = new Int32Array(size)
    listRows(differing, words, rows)
    this.#recount(
      rows.filter((row) => hasBit(this.bits, row)),
      1,
    )
    this.#recount(
      rows.filter((row) => hasBit(other.bits, row)),
      -1,
    )
  }

  forget(row: number): void {
    if (row >= this.upTo || !hasBit(this.bits, row)) return
    clearBit(this.bits, row)
    this.size--
    this.#recount(Int32Array.of(row), -1)
  }

  /** Number of rows per code. The caller must not change the array. */
  counts(field: string): Int32Array {
    const column = this.#columns.facet(field)
    const cached = this.#counts.get(field)
    const counts = growInt32(cached ?? new Int32Array(0), column.dictionary.size)
    if (!cached) {
      const rows = this.#listRows()
      column.tally(counts, rows, rows.length, 1)
    }
    this.#counts.set(field, counts)
    return counts
  }

  /** Facet counts of a listing without filters. */
  list(request: FacetRequest): readonly FacetCount[] {
    const key = `${request.tie} ${request.limit} ${request.field}`
    const cached = this.#lists.get(key)
    if (cached && request.always === undefined) return cached
    const { dictionary } = this.#columns.facet(request.field)
    const counts = this.counts(request.field)
    const list = cached ?? firstCounts(dictionary, counts, request)
    this.#lists.set(key, list)
    return withAlways(list, dictionary, counts, request)
  }

  stats(field: string): NumberStats | null {
    const cached = this.#stats.get(field)
    if (cached) return cached.result()
    const gatherer = new StatsGatherer()
    const rows = this.#listRows()
    gatherer.add(this.#columns.number(field).values, rows, rows.length)
    this.#stats.set(field, gatherer)
    return gatherer.result()
  }

  #recount(rows: Int32Array, by: 1 | -1): void {
    const { length } = rows
    for (const [field, counts] of this.#counts) {
      const column = this.#columns.facet(field)
      const grown = growInt32(counts, column.dictionary.size)
      column.tally(grown, rows, length, by)
      this.#counts.set(field, grown)
    }
    for (const [field, gatherer] of this.#stats) {
      const { values } = this.#columns.number(field)
      if (by === 1) gatherer.add(values, rows, length)
      else
        for (let index = 0; index < length; index++) {
          if (!gatherer.subtract(values[rows[index]!]!)) this.#stats.delete(field)
        }
    }
    this.#lists.clear()
    this.#rows = null
  }

  #listRows(): Int32Array {
    if (this.#rows === null) {
      this.#rows = new Int32Array(this.size)
      listRows(this.bits, wordsFor(this.upTo), this.#rows)
    }
    return this.#rows
  }
}
