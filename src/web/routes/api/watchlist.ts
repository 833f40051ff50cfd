import { answerWatchlist } from '../../calls/answer-watchlist.ts'
import { contextOf } from '../../middleware/request-context.ts'
import type { Route } from './+types/watchlist.ts'

/** GARAGE-4, GARAGE-7: a car saved, and taken off the list again (http-api.md). */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return answerWatchlist(contextOf(args), args.request, args.params.call)
}

export const action = loader
