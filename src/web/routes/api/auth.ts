import { answerAuth } from '../../calls/answer-auth.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly call?: string }

/** GARAGE-1, GARAGE-2: calls about the signed-in visitor, the sign-in code and the session (http-api.md). */
export function loader(args: RouteArgs<Params>): Promise<Response> {
  return answerAuth(contextOf(args), args.request, args.params.call ?? '')
}

export const action = loader
