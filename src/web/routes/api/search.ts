import { searchStock } from '#operations/search-stock.ts'
import { contextOf } from '../../request-context.ts'
import type { Route } from './+types/search.ts'

export async function loader(args: Route.LoaderArgs) {
  return Response.json(await searchStock(contextOf(args), new URL(args.request.url)))
}
