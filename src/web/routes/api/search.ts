import { answerSearch } from '#operations/search-stock.ts'
import { jsonError, methodNotAllowed } from '../../json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { Route } from './+types/search.ts'

/** SEARCH-2: the listing's answer as JSON. */
export async function loader(args: Route.LoaderArgs) {
  const answer = await answerSearch(contextOf(args), new URL(args.request.url).searchParams)
  return answer ? Response.json(answer) : jsonError(404, 'route names no listing of this site.')
}

export const action = () => methodNotAllowed('GET, HEAD')
