import { answerAuth } from '../../answer-auth.ts'
import { answerWatchlist } from '../../answer-watchlist.ts'
import { jsonError } from '../../json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { Route } from './+types/other.ts'

/** The garage's calls (GARAGE-1 to GARAGE-4); one that does not exist is told so in JSON, whatever its method (http-api.md). */
export function loader({ params, request, context }: Route.LoaderArgs) {
  const [name = '', call = '', ...more] = params['*'].split('/')
  const answer = more.length === 0 && Object.hasOwn(CALLS, name) ? CALLS[name] : undefined
  return answer ? answer(contextOf({ context }), request, call) : jsonError(404, 'There is no such call.')
}

export const action = loader

const CALLS: Readonly<Record<string, typeof answerAuth>> = { auth: answerAuth, watchlist: answerWatchlist }
