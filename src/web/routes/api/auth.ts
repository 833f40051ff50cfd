import { answerAuth } from '../../calls/answer-auth.ts'
import { contextOf } from '../../middleware/request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Of its address. */
type Params = { readonly call?: string }

/** GARAGE-1, GARAGE-2: who is signed in, the code that one signs in by, and the session (http-api.md). */
export function loader(args: RouteArgs<Params>): Promise<Response> {
  return answerAuth(contextOf(args), args.request, args.params.call ?? '')
}

export const action = loader
