import type { FacetCount, FacetRequest, NumberStats } from '../engine.ts'
import type { Columns } from './columns/columns.ts'
import type { CombinedColumn } from './columns/combined-column.ts'
import type { FacetColumn } from './columns/facet-column.ts'
import { StatsGatherer } from './columns/number-column.ts'
import { OneValueColumn } from './columns/one-value-column.ts'
import type { Found } from './finder.ts'
import { growInt32 } from './grow.ts'
import type { RowList } from './row-lists.ts'
import { topCounts } from './top-counts.ts'

/** Counts facets and gathers statistics, reusing its arrays from search to search. */
export class FacetCounter {
  readonly #columns: Columns
  /** Counts by code, by field. */
  readonly #counts = new Map<string, Int32Array>()
  #combinations: Int32Array = new Int32Array(512)

  constructor(columns: Columns) {
    this.#columns = columns
  }

  /** SEARCH-4: each facet's values with their counts among the hits, without the facet's own filter. */
  facets(requests: readonly FacetRequest[], found: Found): Record<string, readonly FacetCount[]> {
    const facets: Record<string, readonly FacetCount[]> = {}
    const among: Counted[] = []
    for (const request of requests) {
      const column = this.#columns.facet(request.field)
      if (isWholeBase(found, request.field)) facets[request.field] = found.base.list(request)
      else if (isNearlyBase(found, request.field)) {
        const counts = this.#baseCounts(request.field, column, found)
        const { rows, length } = found.missed(request.field)!.otherRows()
        column.tally(counts, rows, length, -1)
        facets[request.field] = topCounts(column.dictionary, counts, request)
      } else among.push({ request, column, counts: NO_COUNTS })
    }
    this.#countAmong(among, found)
    for (const { request, column, counts } of among) {
      facets[request.field] = topCounts(column.dictionary, counts, request)
    }
    return facets
  }

  /** SEARCH-5: a number field's statistics among the hits, without the field's own range. */
  stats(field: string, found: Found): NumberStats | null {
    const { values } = this.#columns.number(field)
    if (isWholeBase(found, field)) return found.base.stats(field)
    const gatherer = new StatsGatherer()
    const hits = found.hitRows()
    gatherer.add(values, hits.rows, hits.length)
    const missed = found.missed(field)?.rows()
    if (missed) gatherer.add(values, missed.rows, missed.length)
    return gatherer.result()
  }

  #countAmong(among: readonly Counted[], found: Found): void {
    if (among.length === 0) return
    // Most of the base is hit: subtracting the rest is less work.
    const most = found.total * 2 > found.base.size
    for (const counted of among) {
      const { request, column } = counted
      counted.counts = most
        ? this.#baseCounts(request.field, column, found)
        : this.#noCounts(request.field, column.dictionary.size)
    }
    this.#tally(among, most ? found.restRows() : found.hitRows(), most ? -1 : 1)
    for (const { request, column, counts } of among) {
      const missed = found.missed(request.field)?.rows()
      if (missed) column.tally(counts, missed.rows, missed.length, 1)
    }
  }

  /** Counts correlated columns in one pass, if there are more rows than combinations. */
  #tally(among: readonly Counted[], { rows, length }: RowList, by: 1 | -1): void {
    const parts = this.#columns.combined(among.map(({ column }) => column).filter(hasOneValue))
    const together = new Map<CombinedColumn, Part[]>()
    for (const { column, counts } of among) {
      const place = hasOneValue(column) ? parts.get(column) : undefined
      if (!place) column.tally(counts, rows, length, by)
      else {
        const others = together.get(place.combined)
        const part = { column, counts, part: place.part }
        if (others) others.push(part)
        else together.set(place.combined, [part])
      }
    }
    for (const [combined, columns] of together) {
      if (length * (columns.length - 1) <= combined.size * (columns.length + 1)) {
        for (const { column, counts } of columns) column.tally(counts, rows, length, by)
      } else {
        this.#combinations = growInt32(this.#combinations, combined.size)
        this.#combinations.fill(0, 0, combined.size)
        combined.tally(this.#combinations, rows, length)
        for (const { part, counts } of columns) combined.spread(this.#combinations, part, counts, by)
      }
    }
  }

  #baseCounts(field: string, { dictionary }: FacetColumn, found: Found): Int32Array {
    const counts = growInt32(this.#counts.get(field) ?? NO_COUNTS, dictionary.size)
    this.#counts.set(field, counts)
    counts.set(found.base.counts(field).subarray(0, dictionary.size))
    return counts
  }

  #noCounts(field: string, size: number): Int32Array {
    const counts = growInt32(this.#counts.get(field) ?? NO_COUNTS, size)
    this.#counts.set(field, counts)
    counts.fill(0, 0, size)
    return counts
  }
}

interface Counted {
  readonly request: FacetRequest
  readonly column: FacetColumn
  counts: Int32Array
}

interface Part {
  readonly column: FacetColumn
  readonly counts: Int32Array
  readonly part: number
}

const NO_COUNTS = new Int32Array(0)

const hasOneValue = (column: FacetColumn): column is OneValueColumn => column instanceof OneValueColumn

/** Whether the field is counted over the whole base. */
function isWholeBase(found: Found, field: string): boolean {
  return found.total + (found.missed(field)?.size ?? 0) === found.base.size
}

/** Whether the field's own filter excludes more rows than all other filters. */
function isNearlyBase(found: Found, field: string): boolean {
  const missed = found.missed(field)
  return missed !== null && found.base.size - found.total - missed.size < missed.size
}
