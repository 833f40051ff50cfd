import type { MetaDescriptor } from 'react-router'
import type { ListingView } from '#views/listing/listing-view.ts'
import { pageMeta, type RouteMatches } from './page-meta.ts'

/** A listing's title, description and what search engines are told of its address (ROUTE-2, ROUTE-11). */
export function searchMeta(listing: ListingView, matches: RouteMatches): MetaDescriptor[] {
  const { previousHref, nextHref } = listing.paging
  return [
    ...pageMeta(listing, matches),
    ...(listing.indexable
      ? [...neighbour('prev', previousHref), ...neighbour('next', nextHref)]
      : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

function neighbour(rel: 'prev' | 'next', href: string | null): MetaDescriptor[] {
  return href === null ? [] : [{ tagName: 'link', rel, href }]
}
