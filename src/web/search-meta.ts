import type { ListingView } from '#views/listing/listing-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { type HeadTag, pageMeta } from './page-meta.ts'

/** Head tags of a listing: title, description, canonical address, paging, indexing (ROUTE-2, ROUTE-11). */
export function searchMeta(listing: ListingView, site: SiteView | null): HeadTag[] {
  const { previousHref, nextHref } = listing.paging
  return [
    ...pageMeta(listing, site),
    ...(listing.indexable
      ? [...neighbour('prev', previousHref), ...neighbour('next', nextHref)]
      : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

function neighbour(rel: 'prev' | 'next', href: string | null): HeadTag[] {
  return href === null ? [] : [{ rel, href }]
}
