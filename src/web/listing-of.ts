import { fromPayload, type Payload } from '#rendering/payload.ts'
import type { ListingItem, ListingView } from '#views/listing/listing-view.ts'

/** Data of the listing's route. */
export interface ShownListing {
  readonly listing: ListingView
  /** JSON-LD for search engines (FIELD-3), as HTML; null in a browser. */
  readonly structuredData: string | null
}

/** The listing that a loader handed over. In the browser, cards that are in the HTML already are read from the page. */
export function listingOf(payload: Payload<ShownListing>): ShownListing {
  return fromPayload(payload, (shown) => {
    const items = shown.listing.items.map(withHtml)
    return { ...shown, listing: { ...shown.listing, items } }
  })
}

function withHtml(item: ListingItem, position: number): ListingItem {
  if (item.kind !== 'written') return item
  // A card with the same key reuses the same string, so that React leaves its element alone.
  const html = seen.get(item.key) ?? item.html ?? document.querySelectorAll('.results > li')[position]?.innerHTML ?? ''
  if (seen.size > MOST_SEEN) seen.clear()
  seen.set(item.key, html)
  return { ...item, html }
}

/** HTML of cards by key. */
const seen = new Map<string, string>()
const MOST_SEEN = 500
