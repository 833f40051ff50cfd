import { useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { Written } from '#rendering/written.tsx'
import { SearchPage } from '#ui/search/search-page.tsx'
import { addressOf, cachedSearches } from '../browser/load-search.ts'
import { useFocusOnReturn } from '../browser/use-focus-on-return.ts'
import { useOnward } from '../browser/use-onward.ts'
import { useRememberedSearch } from '../browser/use-remembered-search.ts'
import { listingOf } from '../listing-of.ts'
import type { PageHandle } from '../page-handle.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { loader } from '../routes/search.ts'
import { searchMeta } from '../search-meta.ts'
import { useSite } from '../use-site.ts'

export const handle: PageHandle = { stylesheets: 'site', tray: true }

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return loaderData ? searchMeta(listingOf(loaderData.payload).listing, site) : []
}

export function Component() {
  const { payload, version, onward, failed } = useLoaderData<typeof loader>()
  const { listing, structuredData } = listingOf(payload)
  const address = addressOf(useLocation())
  useFocusOnReturn()
  useRememberedSearch(listing.asked?.words ?? listing.query)
  useEffect(() => {
    if (!failed) cachedSearches.put(address, { payload, version, onward })
  }, [address, payload, version, onward, failed])
  useOnward(failed ? null : onward)
  return (
    <>
      <SearchPage site={useSite()} listing={listing} failed={failed} />
      <Written html={structuredData} className="hidden" />
    </>
  )
}
