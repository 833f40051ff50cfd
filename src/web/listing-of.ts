import { fromPayload, type Payload } from '#rendering/payload.ts'
import type { ListingItem, ListingView } from '#views/listing/listing-view.ts'

/** What the listing's route shows. */
export interface ShownListing {
  readonly listing: ListingView
  /** For search engines (FIELD-3), as HTML; null in a browser, which has no use for it. */
  readonly structuredData: string | null
}

/** The listing that a loader handed over. A browser takes cards that came with the page from there. */
export function listingOf(payload: Payload): ShownListing {
  return fromPayload<ShownListing>(payload, (shown) => {
    const items = shown.listing.items.map(withHtml)
    return { ...shown, listing: { ...shown.listing, items } }
  })
}

function withHtml(item: ListingItem, position: number): ListingItem {
  if (item.kind !== 'written') return item
  // What the visitor sees already stays: the same card in other words would be drawn a second time.
  const html = seen.get(item.key) ?? item.html ?? document.querySelectorAll('.results > li')[position]?.innerHTML ?? ''
  if (seen.size > MOST_SEEN) seen.clear()
  seen.set(item.key, html)
  return { ...item, html }
}

/** HTML of cards by their keys. */
const seen = new Map<string, string>()
const MOST_SEEN = 500
