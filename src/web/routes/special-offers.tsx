import { searchOffers } from '#operations/listing/search-offers.ts'
import { OffersPage } from '#ui/offer/offers-page.tsx'
import { contextOf } from '../middleware/request-context.ts'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/special-offers.ts'

/** ROUTE-3: `/special-offers`; it is there without an offer too, and says so. */
export async function loader(args: Route.LoaderArgs) {
  return searchOffers(contextOf(args), args.url)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData, matches) : []
}

export default function OffersPageRoute({ loaderData }: Route.ComponentProps) {
  return <OffersPage offers={loaderData} />
}
