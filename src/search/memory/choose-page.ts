import type { SearchRequest, Sort } from '../engine.ts'
import { BestRows } from './best-rows.ts'
import { hasBit } from './bitset.ts'
import { distanceKm } from './distance.ts'
import type { Documents } from './documents.ts'
import type { Found, PageFound } from './finder.ts'
import { tiers } from './tiers.ts'

/** SEARCH-7: the rows of one page. Ties go by newest, then id, so pages never repeat or lose a row. */
export function choosePage(
  found: Found,
  documents: Documents<unknown>,
  { sort, behind, offset, limit }: SearchRequest,
): readonly number[] {
  const end = Math.min(offset + limit, found.total)
  if (offset >= end) return []
  if (behind === undefined) return pageOf(found, documents, sort, { offset, end })
  const page: number[] = []
  let before = 0
  for (const tier of tiers(found, documents, behind)) {
    const [from, to] = [Math.max(offset - before, 0), Math.min(end - before, tier.total)]
    if (from < to) page.push(...pageOf(tier, documents, sort, { offset: from, end: to }))
    before += tier.total
    if (before >= end) break
  }
  return page
}

/** The rows from position `offset` up to, but not including, `end`. */
function pageOf(
  found: PageFound,
  documents: Documents<unknown>,
  sort: Sort,
  { offset, end }: { readonly offset: number; readonly end: number },
): readonly number[] {
  if (sort.by === 'relevance' && found.matches) return bestOf(found, documents, { offset, end }, offerScores)
  if (sort.by === 'distance') {
    return bestOf(found, documents, { offset, end }, (...all) => offerDistances(documents, sort, ...all))
  }
  const { live, rows, orders, columns } = documents
  if (end * rows < found.total * found.total * OFFERING_COST) {
    const order =
      sort.by === 'number' ? orders.byNumber(sort.field, sort.direction, live, rows) : orders.newest(live, rows)
    return walk(order, found, offset, end)
  }
  const sign = sort.by === 'number' && sort.direction === 'ascending' ? -1 : 1
  const values = sort.by === 'number' ? columns.number(sort.field).values : null
  return bestOf(found, documents, { offset, end }, (hits, rank, best) => {
    const { rows, length } = hits.hitRows()
    for (let index = 0; index < length; index++) {
      const row = rows[index]!
      best.offer(values ? orLast(sign * values[row]!) : 0, rank[row]!)
    }
  })
}

/** Cost of offering a hit, relative to passing one row of a cached order. */
const OFFERING_COST = 2

/** Walks a cached order until the page is full: the more hits, the shorter the walk. */
function walk(order: Int32Array, found: PageFound, offset: number, end: number): readonly number[] {
  const page: number[] = []
  const hits = found.hits
  let seen = 0
  for (let place = 0; seen < end && place < order.length; place++) {
    const row = order[place]!
    if (hasBit(hits, row) && seen++ >= offset) page.push(row)
  }
  return page
}

/** Offers each hit with a key; the highest comes first. */
type OfferHits = (found: PageFound, rank: Int32Array, best: BestRows) => void

function bestOf(
  found: PageFound,
  documents: Documents<unknown>,
  { offset, end }: { readonly offset: number; readonly end: number },
  offerHits: OfferHits,
): readonly number[] {
  const newest = documents.orders.newest(documents.live, documents.rows)
  best.start(end)
  offerHits(found, documents.orders.rank(documents.live, documents.rows), best)
  return Array.from(best.ranks(offset), (place) => newest[place]!)
}

function offerScores(found: PageFound, rank: Int32Array, best: BestRows): void {
  const { rows, scores } = found.matches!
  const hits = found.hits
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!
    if (hasBit(hits, row)) best.offer(scores[index]!, rank[row]!)
  }
}

function offerDistances(
  { columns }: Documents<unknown>,
  sort: Extract<Sort, { by: 'distance' }>,
  found: PageFound,
  rank: Int32Array,
  best: BestRows,
): void {
  const lats = columns.number(sort.latField).values
  const lngs = columns.number(sort.lngField).values
  const { rows, length } = found.hitRows()
  for (let index = 0; index < length; index++) {
    const row = rows[index]!
    best.offer(orLast(-distanceKm(sort, lats[row]!, lngs[row]!)), rank[row]!)
  }
}

/** SEARCH-7: rows without the number come last in either direction. */
function orLast(key: number): number {
  return Number.isNaN(key) ? Number.NEGATIVE_INFINITY : key
}

const best = new BestRows()
