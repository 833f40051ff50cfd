import { showFilter } from '#operations/listing/show-filter.ts'
import { orWithoutSearch } from '#operations/listing/without-search.ts'
import { jsonError, methodNotAllowed, searchAway } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Values of a filter that the page left out: GET /api/search/filter?make=Kia&open=colour. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const { searchParams } = new URL(args.request.url)
  const filter = await orWithoutSearch(context.platform, () => showFilter(context, searchParams), AWAY)
  if (filter === AWAY) return searchAway()
  return filter === null ? jsonError(404, 'open names no filter with values.') : Response.json(filter)
}

const AWAY = 'away' as const

export const action = () => methodNotAllowed('GET, HEAD')
