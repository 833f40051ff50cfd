import { redirect } from 'react-router'
import { WATCHLIST_PATH } from '#domain/paths.ts'
import { listFavourites } from '#operations/visitor/list-favourites.ts'
import { contextOf } from '../middleware/request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-10: `?cars=a,b` is a shared list. Without it the browser requests its own saved cars. */
export function loader(args: RouteArgs) {
  const { site } = contextOf(args)
  // On sites where visitors sign in to save cars, the browser stores none.
  if (site.integrations.saving === 'garage' && !args.url.searchParams.has('cars')) throw redirect(WATCHLIST_PATH)
  return listFavourites(contextOf(args), args.url.searchParams)
}
