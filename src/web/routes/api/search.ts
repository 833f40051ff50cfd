import { answerSearch } from '#operations/search-stock.ts'
import { contextOf } from '../../request-context.ts'
import type { Route } from './+types/search.ts'

/** SEARCH-2: the listing's answer as JSON. */
export async function loader(args: Route.LoaderArgs) {
  const answer = await answerSearch(contextOf(args), new URL(args.request.url).searchParams)
  if (answer) return Response.json(answer)
  return Response.json({ error: 'route names no listing of this site.' }, { status: 404 })
}
