import type { ListingView } from '#domain/stock/listing-view.ts'
import { sampleListing } from '../../fixtures/views/listing.ts'

export async function searchStock(_context: unknown, _url: URL): Promise<ListingView | null> {
  return sampleListing
}
