import type { FacetName } from '#domain/listing/facet/facet-names.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import type { StockPath, StockVocabulary } from '#domain/listing/stock-path.ts'
import type { StockQuery } from '#domain/listing/stock-query.ts'

/** Where the visitor is: the page with its own filter, the choices, and the makes and models that the site knows. */
export interface ListingState {
  readonly page: StockPath
  readonly query: StockQuery
  readonly vocabulary: StockVocabulary
  /** Filters that the visitor opened, whether or not something in them is chosen; none when left out. */
  readonly opened?: readonly FacetName[]
}

/** The same page with other choices. */
export function hereWith({ page }: ListingState, query: StockQuery): string {
  return stockHref(page.path, query)
}
