import { formatStockQuery, type StockQuery } from './stock-query.ts'

/** A listing's address: its page's path and the visitor's choices (SEARCH-1). */
export function stockHref(path: string, query: StockQuery): string {
  const params = formatStockQuery(query)
  return params === '' ? path : `${path}?${params}`
}
