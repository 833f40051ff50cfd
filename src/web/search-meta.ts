import type { MetaDescriptor } from 'react-router'
import { listingData } from '#domain/stock/listing-data.ts'
import type { ListingView } from '#domain/stock/listing-view.ts'

/** A listing's title, description and what search engines are told of its address (ROUTE-2, ROUTE-11, FIELD-3). */
export function searchMeta(listing: ListingView): MetaDescriptor[] {
  const { previousHref, nextHref } = listing.paging
  return [
    { title: listing.metaTitle },
    { name: 'description', content: listing.metaDescription },
    { tagName: 'link', rel: 'canonical', href: listing.canonical },
    ...(listing.indexable
      ? [...neighbour('prev', previousHref), ...neighbour('next', nextHref)]
      : [{ name: 'robots', content: 'noindex, follow' }]),
    ...listingData(listing).map((value) => ({ 'script:ld+json': value })),
  ]
}

function neighbour(rel: 'prev' | 'next', href: string | null): MetaDescriptor[] {
  return href === null ? [] : [{ tagName: 'link', rel, href }]
}
