import { ownPage } from '#domain/listing/own-page.ts'
import { stockHref } from '#domain/listing/stock-href.ts'
import { EMPTY_QUERY, stateOf } from '#domain/listing/stock-query.ts'
import type { ListingState } from './listing-state.ts'

/** What search engines are told of a listing's address (docs/decisions/010). */
export interface ListingIndexing {
  /** The address that stands for this one. */
  readonly canonicalPath: string
  /** Whether they may keep this address, and follow its links to further pages. */
  readonly indexable: boolean
}

/**
 * ROUTE-2, ROUTE-11: a page with nothing chosen, and its later pages, are to be found; whatever a visitor chose stands
 * behind the page without it, or behind the page that holds just that. A page without a car waits until it has one.
 */
export function listingIndexing({ page, query, vocabulary }: ListingState, total: number): ListingIndexing {
  if (stateOf(query).length === 0)
    return { canonicalPath: stockHref(page.path, { ...EMPTY_QUERY, page: query.page }), indexable: total > 0 }
  const own = page.kind === 'all' ? ownPage(query, vocabulary) : null
  return { canonicalPath: (own ?? page).path, indexable: false }
}
