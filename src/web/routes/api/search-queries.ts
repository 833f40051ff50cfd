import { searchInstantly } from '#operations/listing/search-instantly.ts'
import { orWithoutSearch } from '#operations/listing/without-search.ts'
import { jsonError, methodNotAllowed, readJson, searchAway } from '../../calls/json-api.ts'
import { contextOf } from '../../middleware/request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

export const loader = () => methodNotAllowed('POST')

/**
 * The multi-query call of the InstantSearch client: it changes nothing, and asks more than an address holds. How a front
 * end points that client here is in tests/scenarios/instantsearch.test.ts.
 */
export async function action(args: RouteArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const body = await readJson(args.request, true)
  if (!body.ok) return body.response
  const context = contextOf(args)
  const answer = await orWithoutSearch(context.platform, () => searchInstantly(context, body.fields.requests), null)
  if (answer === null) return searchAway()
  return answer.ok ? Response.json({ results: answer.results }) : jsonError(400, answer.error)
}
