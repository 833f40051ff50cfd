import { formatStockQuery, type StockQuery } from './stock-query.ts'

/** SEARCH-1: address of a listing: the page's path with the query. */
export function stockHref(path: string, query: StockQuery): string {
  const params = formatStockQuery(query)
  return params === '' ? path : `${path}?${params}`
}
