import { ownPage } from '#domain/listing/own-page.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { EMPTY_QUERY, stateOf } from '#domain/listing/stock-query.ts'
import type { ListingState } from './listing-state.ts'

/** How search engines should treat a listing's address (docs/decisions/010). */
export interface ListingIndexing {
  /** The canonical path. */
  readonly canonicalPath: string
  /** Whether they may index the address and follow its links to further pages. */
  readonly indexable: boolean
}

/**
 * ROUTE-2, ROUTE-11: pages without filters, and their further pages, are indexed. A filtered listing is not: its
 * canonical address is the page with exactly these filters, if there is one, else the page without them. Pages without
 * cars are not indexed.
 */
export function listingIndexing({ page, query, vocabulary }: ListingState, total: number): ListingIndexing {
  if (stateOf(query).length === 0)
    return { canonicalPath: stockHref(page.path, { ...EMPTY_QUERY, page: query.page }), indexable: total > 0 }
  const exactPage = page.kind === 'all' ? ownPage(query, vocabulary) : null
  return { canonicalPath: (exactPage ?? page).path, indexable: false }
}
