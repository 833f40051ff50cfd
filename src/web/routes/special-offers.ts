import { searchOffers } from '#operations/listing/search-offers.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-3: `/special-offers`. Exists without any offer too, and says so. */
export async function loader(args: RouteArgs) {
  return searchOffers(contextOf(args), args.url)
}
