import type { Understanding } from '#domain/ask/understanding.ts'
import type { FacetName } from '#domain/listing/facet/facet-names.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import type { StockPath, StockVocabulary } from '#domain/listing/stock-path.ts'
import type { StockQuery } from '#domain/listing/stock-query.ts'
import type { UnreadEnds } from '#domain/listing/unread-parameters.ts'

/**
 * The state of a listing: the page with its own filter, the visitor's query, and the makes and models that the site
 * knows.
 */
export interface ListingState {
  readonly page: StockPath
  readonly query: StockQuery
  readonly vocabulary: StockVocabulary
  /** Filters that the visitor opened, with or without a selection; absent means none. */
  readonly opened?: readonly FacetName[]
  /** U-10: parameters of the address that nothing reads; absent means none. */
  readonly unread?: readonly string[]
  /** A19: what was typed for the ends of ranges and is no number; absent means nothing. */
  readonly unreadEnds?: Readonly<Partial<Record<FacetName, UnreadEnds>>>
  /** ASK-1: what the visitor's words mean; null or absent if there are none. */
  readonly meaning?: Understanding | null
  /** What the visitor chose beside the words that became this listing's filters; null or absent if none did. */
  readonly beside?: ListingState | null
}

/** Address of the same page with another query. */
export function hereWith({ page }: ListingState, query: StockQuery): string {
  return stockHref(page.path, query)
}
