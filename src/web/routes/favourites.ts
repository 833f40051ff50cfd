import { redirect } from 'react-router'
import { WATCHLIST_PATH } from '#domain/paths.ts'
import { listFavourites } from '#operations/visitor/list-favourites.ts'
import { contextOf } from '../middleware/request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-10: `?cars=a,b` is a list that was shared; without it the browser asks for the cars that it keeps. */
export function loader(args: RouteArgs) {
  const { site } = contextOf(args)
  // Where visitors sign in to keep cars, the browser keeps none of its own.
  if (site.integrations.saving === 'garage' && !args.url.searchParams.has('cars')) throw redirect(WATCHLIST_PATH)
  return listFavourites(contextOf(args), args.url.searchParams)
}
