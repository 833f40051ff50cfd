import { data as answerOf, redirect } from 'react-router'
import { findListing } from '#operations/listing/find-listing.ts'
import { orWithoutSearch } from '#operations/listing/without-search.ts'
import { unlessTemplate } from '#site/unless-template.ts'
import { listingPayload } from '../listing-payload.tsx'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

const AWAY = 'away' as const

export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const foundListing = await orWithoutSearch(context.platform, () => findListing(context, args.url), AWAY)
  if (foundListing === AWAY) throw answerOf({ searchAway: true }, { status: 503 })
  const { listing, movedTo, understoodAs, carPath } = await orNotFoundPage(foundListing, context)
  if (movedTo) throw redirect(movedTo)
  const lives = new URL(args.request.url).pathname.endsWith('.data')
  const onward = carPath ?? understoodAs
  // A hydrated page may still have focus in the search box; it redirects client-side after submit.
  if (onward && !lives) throw redirect(onward)
  const { template, card } = context.site
  const payload = listingPayload(listing, { template, cardShape: unlessTemplate(card.shape) }, lives)
  return { payload, version: context.version, onward, failed: false }
}
