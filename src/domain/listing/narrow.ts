import type { FacetName } from './facet/facet-names.ts'
import type { StockQuery } from './stock-query.ts'

/** SEARCH-1: applies a change and returns to the first page. */
export function narrow(query: StockQuery, change: Partial<Omit<StockQuery, 'page'>>): StockQuery {
  return { ...query, ...change, page: 1 }
}

/** ASK-1: a query changed by hand: words that became filters no longer say it, and what is left of them stays. */
export function byHand(query: StockQuery): StockQuery {
  return query.asked === '' ? query : { ...query, asked: query.text }
}

/** SEARCH-4: adds a value to a facet's selected ones. */
export function withValue(query: StockQuery, name: FacetName, value: string): StockQuery {
  return withValues(query, name, [...(query.values[name] ?? []), value])
}

/** Removes one value of a facet, or the whole facet. */
export function without(query: StockQuery, name: FacetName, value: string | null = null): StockQuery {
  const remaining = value === null ? [] : (query.values[name] ?? []).filter((chosen) => chosen !== value)
  const { [name]: _, ...ranges } = query.ranges
  return withValues(narrow(query, { ranges }), name, remaining)
}

/** ASK-7: no longer leaves out a value of a facet. */
export function withoutExcluded(query: StockQuery, name: FacetName, value: string): StockQuery {
  const { [name]: all = [], ...others } = query.excluded
  const remaining = all.filter((one) => one !== value)
  return narrow(query, { excluded: remaining.length === 0 ? others : { ...others, [name]: remaining } })
}

/** The query for another page. */
export function withPage(query: StockQuery, page: number): StockQuery {
  return { ...query, page }
}

/** Whether the query filters the listing: by text, values, ranges or distance. */
export function isNarrowed({ text, values, ranges, excluded, near }: StockQuery): boolean {
  const isLimited = near !== null && near.centre !== null && near.distance !== null
  const isFiltered = [values, ranges, excluded].some((each) => Object.keys(each).length > 0)
  return text !== '' || isLimited || isFiltered
}

/** Removes the postcode. If the cars were sorted by distance, the site's default order applies again. */
export function withoutNear(query: StockQuery): StockQuery {
  return narrow(query, { near: null, sort: query.sort === 'distance' ? null : query.sort })
}

function withValues(query: StockQuery, name: FacetName, chosen: readonly string[]): StockQuery {
  const { [name]: _, ...others } = query.values
  return narrow(query, { values: chosen.length === 0 ? others : { ...others, [name]: [...new Set(chosen)] } })
}
