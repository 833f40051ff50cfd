import type { FacetCount, FacetRequest, NumberStats } from '../engine.ts'
import type { Columns } from './columns.ts'
import type { Found } from './finder.ts'
import { growInt32 } from './grow.ts'
import { StatsGatherer } from './number-column.ts'
import { topCounts } from './top-counts.ts'

/** SEARCH-4: a facet's values with their counts among the hits, its own choice left out. */
export function countFacet(request: FacetRequest, found: Found, columns: Columns): readonly FacetCount[] {
  const { field, limit, tie } = request
  const missed = found.missedRows(field)
  if (missed === null && found.total === found.base.size) return found.base.list(request)
  const column = columns.facet(field)
  const size = column.dictionary.size
  scratch = growInt32(scratch, size)
  if (found.total * 2 > found.base.size) {
    // Most of the base is hit: less work to take away what is not.
    const rest = found.restRows()
    scratch.set(found.base.counts(field).subarray(0, size))
    column.tally(scratch, rest.rows, rest.length, -1)
  } else {
    const hits = found.hitRows()
    scratch.fill(0, 0, size)
    column.tally(scratch, hits.rows, hits.length, 1)
  }
  if (missed) column.tally(scratch, missed.rows, missed.length, 1)
  return topCounts(column.dictionary, scratch, limit, tie)
}

/** SEARCH-5: a number field's statistics among the hits, its own range left out. */
export function gatherStats(field: string, found: Found, columns: Columns): NumberStats | null {
  const missed = found.missedRows(field)
  if (missed === null && found.total === found.base.size) return found.base.stats(field)
  const { values } = columns.number(field)
  const gatherer = new StatsGatherer()
  const hits = found.hitRows()
  gatherer.add(values, hits.rows, hits.length)
  if (missed) gatherer.add(values, missed.rows, missed.length)
  return gatherer.result()
}

let scratch: Int32Array = new Int32Array(512)
