import type { FacetCount, Filter, SearchDocument, SearchRequest } from '#search/engine.ts'
import type { StoredCar } from '../search-stock.ts'

export type Cars = readonly SearchDocument<StoredCar>[]

/** Another engine for the listing's queries. It holds only the cars that pass the site's base filter. */
export interface Peer {
  answer(request: SearchRequest): Promise<PeerAnswer>
  close(): Promise<void>
}

/** The part of an answer that is compared with the engine's; ids are computed as well, but not compared. */
export interface PeerAnswer {
  readonly ids: readonly string[]
  readonly total: number
  readonly facets: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** A request's filters by field: each group is left out of its own facet's counts. */
export function groupsOf({ filters }: SearchRequest): ReadonlyMap<string, readonly Filter[]> {
  return Map.groupBy(filters, (filter) => ('field' in filter ? filter.field : ''))
}

/** The request for one facet's counts; null if the facet has no filter of its own. */
export function withoutChoice(request: SearchRequest, field: string): SearchRequest | null {
  return groupsOf(request).has(field)
    ? { ...request, filters: request.filters.filter((filter) => !('field' in filter && filter.field === field)) }
    : null
}

export function textsOf({ fields }: Cars[number], field: string): readonly string[] {
  const value = fields[field] ?? null
  if (value === null) return []
  return typeof value === 'object' ? value : [String(value)]
}

/** A facet's list in the engine's format. */
export function listed(
  counts: ReadonlyMap<string, number> | undefined,
  { limit, tie }: SearchRequest['facets'][number],
): FacetCount[] {
  const sign = tie === 'ascending' ? 1 : -1
  return [...(counts ?? [])]
    .filter(([value, count]) => value !== '' && count > 0)
    .sort(([one, many], [other, few]) => few - many || (one < other ? -sign : sign))
    .slice(0, limit)
    .map(([value, count]) => ({ value, count }))
}

/** The order of a listing; newest first instead of by words, since only counts are compared. */
export function compareCars({ sort }: SearchRequest): (one: Cars[number], other: Cars[number]) => number {
  const field = sort.by === 'number' ? sort.field : 'created_at'
  const sign = sort.by === 'number' && sort.direction === 'ascending' ? 1 : -1
  const missing = sign * Number.POSITIVE_INFINITY
  const of = ({ fields }: Cars[number]) => (typeof fields[field] === 'number' ? fields[field] : missing)
  return (one, other) => (of(one) === of(other) ? 0 : of(one) < of(other) ? -sign : sign)
}
