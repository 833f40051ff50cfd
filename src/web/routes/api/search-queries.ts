import { searchInstantly } from '#operations/listing/search-instantly.ts'
import { orWithoutSearch } from '#operations/listing/without-search.ts'
import { jsonError, methodNotAllowed, readJson, searchAway } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

export const loader = () => methodNotAllowed('POST')

/**
 * Multi-query call of the InstantSearch client. A POST because its queries do not fit into an address; it changes
 * nothing. tests/scenarios/search/instantsearch.test.ts shows how to configure the client.
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
