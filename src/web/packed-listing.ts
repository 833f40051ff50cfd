import type { ListingView } from '#views/listing/listing-view.ts'
import { type PackedFacet, unpackedFacet } from './packed-facets.ts'

/**
 * What the listing's loader hands over. A page that is written whole has its listing's text in an element of its own,
 * where it is quoted once instead of thrice and needs no hash: `packed` is empty then.
 */
export interface PackedData {
  readonly packed: string
}

/** The listing that a loader handed over; the same object for the same text, so that nothing is drawn anew. */
export function listingOf(data: PackedData): ListingView {
  return written.get(data) ?? unpackListing(packedText(data))
}

/** A listing's text, as `packListing` made it. */
export function packedText({ packed }: PackedData): string {
  return packed || (document.getElementById(LISTING_ID)?.textContent ?? '')
}

/** The listing that a text was packed from. */
export function unpackListing(text: string): ListingView {
  if (last?.text === text) return last.listing
  const [said, ...pieces] = text.replaceAll('~', '"').split('\n')
  const packed: PackedListing = JSON.parse(pieces.join(said))
  const listing = { ...packed, facets: packed.facets.map(unpackedFacet) }
  last = { text, listing }
  return listing
}

type PackedListing = Omit<ListingView, 'facets'> & { readonly facets: readonly PackedFacet[] }

/** A page reads its listing for its head and again for its body. */
let last: { readonly text: string; readonly listing: ListingView } | null = null

/** The element that holds the listing of a page that was written whole. */
export const LISTING_ID = 'listing-data'

/** On the server: the listings of pages that are being written, by what their loaders handed over. */
export const written = new WeakMap<object, ListingView>()
