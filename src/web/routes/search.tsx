import { useEffect } from 'react'
import { data as answerOf, isRouteErrorResponse, redirect, useLocation } from 'react-router'
import { carAtNumber } from '#operations/listing/find-by-number.ts'
import { findListing } from '#operations/listing/search-stock.ts'
import { orWithoutSearch } from '#operations/listing/without-search.ts'
import type { Payload } from '#rendering/payload.ts'
import { Written } from '#rendering/written.tsx'
import { SearchPage } from '#ui/search/search-page.tsx'
import { createCachedSearches } from '../browser/cached-searches.ts'
import { useCarOfNumber } from '../browser/use-car-of-number.ts'
import { useFocusOnReturn } from '../browser/use-focus-on-return.ts'
import { useRememberedSearch } from '../browser/use-remembered-search.ts'
import { withinTime } from '../browser/within-time.ts'
import { listingOf } from '../listing-of.ts'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import type { PageHandle } from '../page-handle.ts'
import { searchMeta } from '../search-meta.ts'
import { listingPayload } from '../shown-listing.tsx'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/search.ts'

export const handle: PageHandle = { stylesheets: 'site', tray: true }

const AWAY = 'away' as const

export async function loader(args: Route.LoaderArgs) {
  const context = contextOf(args)
  const found = await orWithoutSearch(context.platform, () => findListing(context, args.url), AWAY)
  if (found === AWAY) throw answerOf({ searchAway: true }, { status: 503, headers: { 'Retry-After': '60' } })
  const { listing, movedTo } = await orNotFoundPage(found, context)
  if (movedTo) throw redirect(movedTo)
  const car = await carAtNumber(context, args.url)
  const lives = new URL(args.request.url).pathname.endsWith('.data')
  // A page that lives is still being typed in, perhaps: it goes there itself, once the words are sent.
  if (car && !lives) throw redirect(car)
  const payload = listingPayload(listing, context.site.template, lives)
  return { payload, version: context.version, car, failed: false }
}

interface Kept {
  readonly payload: Payload
  readonly version: number
  /** The address of the one car whose number the words are. */
  readonly car: string | null
}

const kept = createCachedSearches<Kept>(Date.now)

/** A search that takes longer has failed, as far as a visitor is concerned. */
const LONGEST_WAIT_MS = 15_000

/** Answers from the last 10 searches; when the server cannot be reached the last results stay (SEARCH-11). */
export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
  const before = kept.get(addressOf(url))
  if (before) return { ...before, failed: false }
  try {
    return await withinTime(LONGEST_WAIT_MS, serverLoader())
  } catch (error) {
    const last = kept.last()
    const answered = isRouteErrorResponse(error) && error.status < 500
    if (answered || request.signal.aborted || !last) throw error
    return { ...last, failed: true }
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? searchMeta(listingOf(loaderData.payload).listing, matches) : []
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { payload, version, car, failed } = loaderData
  const { listing, structuredData } = listingOf(payload)
  const address = addressOf(useLocation())
  useFocusOnReturn()
  useRememberedSearch(listing.query)
  useEffect(() => {
    if (!failed) kept.put(address, { payload, version, car })
  }, [address, payload, version, car, failed])
  useCarOfNumber(failed ? null : car)
  return (
    <>
      <SearchPage site={useSite()} listing={listing} failed={failed} />
      <Written html={structuredData} className="hidden" />
    </>
  )
}

function addressOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search
}
