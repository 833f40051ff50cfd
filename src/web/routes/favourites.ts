import { listFavourites } from '#operations/visitor/list-favourites.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-10: `?cars=a,b` is a shared list. Without it the browser requests its own saved cars. */
export function loader(args: RouteArgs) {
  return listFavourites(contextOf(args), args.url.searchParams)
}
