import { invalidPostcode } from '#domain/location/postcode.ts'
import { answerSearch } from '#operations/listing/answer-search.ts'
import { orWithoutSearch } from '#operations/listing/without-search.ts'
import { jsonError, methodNotAllowed, searchAway } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** SEARCH-2: search results as JSON. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const params = new URL(args.request.url).searchParams
  const answered = await orWithoutSearch(context.platform, () => answerSearch(context, params), null)
  if (answered === null) return searchAway()
  if (answered.ok) return Response.json(answered.answer)
  if (answered.reason === 'no-part') return jsonError(400, answered.error)
  return answered.reason === 'no-postcode'
    ? jsonError(400, invalidPostcode(context.site.region))
    : jsonError(404, 'route names no listing of this site.')
}

export const action = () => methodNotAllowed('GET, HEAD')
