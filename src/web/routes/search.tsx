import { useEffect, useMemo } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { listingData } from '#domain/stock/listing-data.ts'
import { searchStock } from '#operations/search-stock.ts'
import { SearchPage } from '#ui/search/search-page.tsx'
import { createKeptSearches } from '../browser/kept-searches.ts'
import { useFocusOnReturn } from '../browser/use-focus-on-return.ts'
import { useRecentSearches } from '../browser/use-recent-searches.ts'
import { found } from '../found.ts'
import { packListing, unpackListing } from '../packed-listing.ts'
import { contextOf } from '../request-context.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/search.ts'

export async function loader(args: Route.LoaderArgs) {
  const context = contextOf(args)
  return {
    packed: packListing(found(await searchStock(context, args.url))),
    version: context.version,
    failed: false,
  }
}

const kept = createKeptSearches<{ readonly packed: string; readonly version: number }>(Date.now)

/** Answers from the last 10 searches; when the server cannot be reached the last results stay (SEARCH-11). */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  const before = kept.get(addressOf(url))
  if (before) return { ...before, failed: false }
  try {
    return await serverLoader()
  } catch (error) {
    const last = kept.last()
    const answered = isRouteErrorResponse(error) && error.status < 500
    if (answered || request.signal.aborted || !last) throw error
    return { ...last, failed: true }
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const listing = unpackListing(loaderData.packed)
  return [
    { title: listing.metaTitle },
    { name: 'description', content: listing.metaDescription },
    { tagName: 'link', rel: 'canonical', href: listing.canonical },
    ...listingData(listing).map((value) => ({ 'script:ld+json': value })),
  ]
}

export default function SearchRoute({ loaderData: { packed, version, failed } }: Route.ComponentProps) {
  const listing = useMemo(() => unpackListing(packed), [packed])
  const address = addressOf(useLocation())
  useFocusOnReturn()
  useEffect(() => {
    if (!failed) kept.put(address, { packed, version })
  }, [address, packed, version, failed])
  return <SearchPage site={useSite()} listing={listing} failed={failed} recent={useRecentSearches(listing.query)} />
}

function addressOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search
}
