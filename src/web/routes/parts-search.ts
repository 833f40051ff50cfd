import { searchParts } from '#operations/catalogue/search-parts.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-3: `/parts/search`; a 404 on a site without a parts catalogue. */
export async function loader(args: RouteArgs) {
  return orNotFoundPage(await searchParts(contextOf(args), args.url), contextOf(args))
}
