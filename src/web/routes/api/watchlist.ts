import { answerWatchlist } from '../../calls/answer-watchlist.ts'
import { contextOf } from '../../middleware/request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Of its address. */
type Params = { readonly call: string }

/** GARAGE-4, GARAGE-7: a car saved, and taken off the list again (http-api.md). */
export function loader(args: RouteArgs<Params>): Promise<Response> {
  return answerWatchlist(contextOf(args), args.request, args.params.call)
}

export const action = loader
