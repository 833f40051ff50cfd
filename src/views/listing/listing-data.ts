import { absolute, breadcrumbList, type StructuredData } from '#domain/breadcrumb.ts'
import type { ListingView } from './listing-view.ts'

/**
 * FIELD-3: a listing's cars and breadcrumb as JSON-LD. Computed while rendering from the listing's view, so that it is
 * not sent twice.
 */
export function listingData(listing: ListingView): readonly StructuredData[] {
  const { origin } = new URL(listing.canonical)
  return [itemList(listing, origin), breadcrumbList(listing.breadcrumb, origin)]
}

function itemList({ items, first }: ListingView, origin: string): StructuredData {
  const cards = items.flatMap((item) => (item.kind === 'car' ? [item.card] : []))
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    // A car's own page has its name and the rest: a list that links to pages needs no more than their addresses.
    itemListElement: cards.map(({ href }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      url: absolute(href, origin),
    })),
  }
}
