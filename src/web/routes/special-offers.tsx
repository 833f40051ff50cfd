import { searchOffers } from '#operations/search-offers.ts'
import { OffersPage } from '#ui/offer/offers-page.tsx'
import { directoryMeta } from '../directory-meta.ts'
import { contextOf } from '../request-context.ts'
import type { Route } from './+types/special-offers.ts'

/** ROUTE-3: `/special-offers`; it is there without an offer too, and says so. */
export async function loader(args: Route.LoaderArgs) {
  return searchOffers(contextOf(args), args.url)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? directoryMeta(loaderData) : []
}

export default function OffersPageRoute({ loaderData }: Route.ComponentProps) {
  return <OffersPage offers={loaderData} />
}
