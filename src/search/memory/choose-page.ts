import type { Sort } from '../engine.ts'
import { hasBit } from './bitset.ts'
import { distanceKm } from './distance.ts'
import type { Documents } from './documents.ts'
import type { Found } from './finder.ts'
import { growFloat64, growInt32 } from './grow.ts'
import { selectFirst } from './select-first.ts'

/** SEARCH-7: the rows of one page. Ties go by newest, then id, so pages never repeat or lose a row. */
export function choosePage(
  found: Found,
  documents: Documents<unknown>,
  sort: Sort,
  offset: number,
  limit: number,
): readonly number[] {
  const end = Math.min(offset + limit, found.total)
  if (offset >= end) return []
  if (sort.by === 'relevance' && found.matches) return byKeys(found, documents, offset, end, scoreKeys(found))
  if (sort.by === 'distance') return byKeys(found, documents, offset, end, distanceKeys(documents, sort))
  const { live, rows, orders, columns } = documents
  if (end * rows < found.total * found.total * SELECTING_COST) {
    const order =
      sort.by === 'number' ? orders.byNumber(sort.field, sort.direction, live, rows) : orders.newest(live, rows)
    return walk(order, found, offset, end)
  }
  const sign = sort.by === 'number' && sort.direction === 'ascending' ? -1 : 1
  const values = sort.by === 'number' ? columns.number(sort.field).values : null
  return byKeys(found, documents, offset, end, (keys, hits, length) => {
    for (let index = 0; index < length; index++) keys[index] = values ? orLast(sign * values[hits[index]!]!) : 0
  })
}

/** What it costs to select a row among the hits, against passing one along a kept order. */
const SELECTING_COST = 4

/** Goes along a kept order until the page is full: the more hits, the shorter the way. */
function walk(order: Int32Array, found: Found, offset: number, end: number): readonly number[] {
  const page: number[] = []
  let seen = 0
  for (let place = 0; seen < end && place < order.length; place++) {
    const row = order[place]!
    if (hasBit(found.hits, row) && seen++ >= offset) page.push(row)
  }
  return page
}

/** Writes a key for each of the first `length` hits; the highest comes first. */
type FillKeys = (keys: Float64Array, hits: Int32Array, length: number) => void

function byKeys(
  found: Found,
  documents: Documents<unknown>,
  offset: number,
  end: number,
  fill: FillKeys,
): readonly number[] {
  const newest = documents.orders.newest(documents.live, documents.rows)
  const rank = documents.orders.rank(documents.live, documents.rows)
  const hits = found.hitRows()
  keys = growFloat64(keys, hits.length)
  ranks = growInt32(ranks, hits.length)
  fill(keys, hits.rows, hits.length)
  for (let index = 0; index < hits.length; index++) ranks[index] = rank[hits.rows[index]!]!
  selectFirst(keys, ranks, hits.length, offset, end)
  return Array.from(ranks.subarray(offset, end), (place) => newest[place]!)
}

function scoreKeys(found: Found): FillKeys {
  const { rows, scores } = found.matches!
  return (keys) => {
    let count = 0
    for (let index = 0; index < rows.length; index++) {
      if (hasBit(found.hits, rows[index]!)) keys[count++] = scores[index]!
    }
  }
}

function distanceKeys(documents: Documents<unknown>, sort: Extract<Sort, { by: 'distance' }>): FillKeys {
  const lats = documents.columns.number(sort.latField).values
  const lngs = documents.columns.number(sort.lngField).values
  return (keys, hits, length) => {
    for (let index = 0; index < length; index++) {
      keys[index] = orLast(-distanceKm(sort, lats[hits[index]!]!, lngs[hits[index]!]!))
    }
  }
}

/** SEARCH-7: what lacks the number comes last, whichever way the order runs. */
function orLast(key: number): number {
  return Number.isNaN(key) ? Number.NEGATIVE_INFINITY : key
}

let keys: Float64Array = new Float64Array(512)
let ranks: Int32Array = new Int32Array(512)
