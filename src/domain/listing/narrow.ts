import type { FacetName } from './facet/facet-names.ts'
import type { NumberRange, StockQuery } from './stock-query.ts'

/** A change that returns to the first page (SEARCH-1). */
export function narrow(query: StockQuery, change: Partial<Omit<StockQuery, 'page'>>): StockQuery {
  return { ...query, ...change, page: 1 }
}

/** Adds a facet's value to those chosen, which widens that facet (SEARCH-4). */
export function withValue(query: StockQuery, name: FacetName, value: string): StockQuery {
  return withValues(query, name, [...(query.values[name] ?? []), value])
}

/** Without one value of a facet, or without the facet altogether. */
export function without(query: StockQuery, name: FacetName, value: string | null = null): StockQuery {
  const kept = value === null ? [] : (query.values[name] ?? []).filter((chosen) => chosen !== value)
  const { [name]: _, ...ranges } = query.ranges
  return withValues(narrow(query, { ranges }), name, kept)
}

export function withRange(query: StockQuery, name: FacetName, range: NumberRange): StockQuery {
  return narrow(query, { ranges: { ...query.ranges, [name]: range } })
}

/** Another page of the same answer. */
export function withPage(query: StockQuery, page: number): StockQuery {
  return { ...query, page }
}

/** Whether the visitor has asked for anything that leaves cars out. */
export function isNarrowed({ text, values, ranges, near }: StockQuery): boolean {
  const isLimited = near !== null && near.centre !== null && near.distance !== null
  return text !== '' || isLimited || Object.keys(values).length > 0 || Object.keys(ranges).length > 0
}

/** From wherever, in the order of before or, if that was by distance, in the site's own. */
export function withoutNear(query: StockQuery): StockQuery {
  return narrow(query, { near: null, sort: query.sort === 'distance' ? null : query.sort })
}

function withValues(query: StockQuery, name: FacetName, chosen: readonly string[]): StockQuery {
  const { [name]: _, ...others } = query.values
  return narrow(query, { values: chosen.length === 0 ? others : { ...others, [name]: [...new Set(chosen)] } })
}
