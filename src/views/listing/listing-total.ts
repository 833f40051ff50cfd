import type { StockQuery } from '#domain/listing/stock-query.ts'
import { formatWhole } from '#domain/money.ts'
import type { SearchResult } from '#search/engine.ts'

/** A count above this is not told as it is. */
const LARGEST_COUNT = 1999

/** How many cars the page says were found: above 1999 the site's stock count, else the sum over conditions (SEARCH-12). */
export function shownTotal(
  { total, facets }: Pick<SearchResult<unknown>, 'total' | 'facets'>,
  { values }: Pick<StockQuery, 'values'>,
  stockCount: number | null,
): number {
  if (total <= LARGEST_COUNT) return total
  if (stockCount !== null) return stockCount
  const counts = facets.car_type ?? []
  // A facet's counts leave its own choice out, so only the chosen ones are part of this answer.
  const chosen = counts.filter(({ value }) => values.car_type?.includes(value) ?? true)
  return chosen.reduce((sum, { count }) => sum + count, 0) || total
}

/** '1,240 vehicles', '1 vehicle' */
export function totalText(total: number, vehicleWord: string): string {
  return `${formatWhole(total)} ${vehicleWord}${total === 1 ? '' : 's'}`
}
