import { openedBy } from '#domain/listing/opened-filters.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import type { FacetView } from '#views/listing/facet-views.ts'
import type { SiteRequest } from '../site-request.ts'
import { findListing } from './find-listing.ts'

/** The filter group to open (`?make=Kia&open=colour`) with its values, or null if it has none. */
export async function showFilter(request: SiteRequest, params: URLSearchParams): Promise<FacetView | null> {
  const [name] = openedBy(params)
  if (name === undefined) return null
  const foundListing = await findListing(request, new URL(`${WHOLE_LISTING.path}?${params}`, request.origin))
  return foundListing?.listing.facets.find((facet) => facet.name === name) ?? null
}
