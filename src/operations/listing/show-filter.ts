import { openedBy } from '#domain/listing/opened-filters.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import type { FacetView } from '#views/listing/listing-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { findListing } from './search-stock.ts'

/** The one filter that the parameters name to open (`?make=Kia&open=colour`), with its values; null: it has none. */
export async function showFilter(asked: SiteRequest, params: URLSearchParams): Promise<FacetView | null> {
  const [name] = openedBy(params)
  if (name === undefined) return null
  const found = await findListing(asked, new URL(`${WHOLE_LISTING.path}?${params}`, asked.origin))
  return found?.listing.facets.find((facet) => facet.name === name) ?? null
}
