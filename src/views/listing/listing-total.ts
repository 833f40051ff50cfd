import { counted } from '#domain/counted.ts'
import type { StockQuery } from '#domain/listing/stock-query.ts'
import type { SearchResult } from '#search/engine.ts'

/** Higher counts are replaced. */
export const LARGEST_COUNT = 1999

/** SEARCH-12: the count shown on the page. Above 1,999 it is the site's stock count, else the sum over conditions. */
export function shownTotal(
  { total, facets }: Pick<SearchResult<unknown>, 'total' | 'facets'>,
  { values }: Pick<StockQuery, 'values'>,
  stockCount: number | null,
): number {
  if (total <= LARGEST_COUNT) return total
  if (stockCount !== null) return stockCount
  const counts = facets.car_type ?? []
  // A facet's counts ignore its own filter, so only the selected conditions are added up.
  const chosen = counts.filter(({ value }) => values.car_type?.includes(value) ?? true)
  return chosen.reduce((sum, { count }) => sum + count, 0) || total
}

/** '1,240 vehicles', '1 vehicle' */
export function totalText(total: number, vehicleWord: string): string {
  return counted(total, vehicleWord)
}
