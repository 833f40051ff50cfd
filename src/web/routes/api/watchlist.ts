import { answerWatchlist } from '../../calls/answer-watchlist.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly call: string }

/** GARAGE-4, GARAGE-7: adds a car to the watchlist or removes it (http-api.md). */
export function loader(args: RouteArgs<Params>): Promise<Response> {
  return answerWatchlist(contextOf(args), args.request, args.params.call)
}

export const action = loader
