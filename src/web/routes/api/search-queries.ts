import { searchInstantly } from '#operations/search-instantly.ts'
import { jsonError, methodNotAllowed, readJson } from '../../json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { Route } from './+types/search-queries.ts'

export const loader = () => methodNotAllowed('POST')

/**
 * The multi-query call of the InstantSearch client: it changes nothing, and asks more than an address holds. How a front
 * end points that client here is in tests/scenarios/instantsearch.test.ts.
 */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const body = await readJson(args.request)
  if (!body.ok) return body.response
  const answer = await searchInstantly(contextOf(args), body.fields.requests)
  return answer.ok ? Response.json({ results: answer.results }) : jsonError(400, answer.error)
}
