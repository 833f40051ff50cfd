import { data } from 'react-router'
import { endMarketing, showMarketing } from '#operations/person/end-marketing.ts'
import { contextOf } from '../../middleware/request-context.ts'
import { orNotFound } from '../../or-not-found.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly token: string }

/** LAW-4: shows the question; only the POST unsubscribes. */
export async function loader(args: RouteArgs<Params>) {
  return data(orNotFound(await showMarketing(contextOf(args), args.params.token)), { headers: NO_STORE })
}

/** LAW-4: unsubscribes, for the page's button and for a mail program's one-click POST, which follows no redirect. */
export async function action(args: RouteArgs<Params>) {
  return data(orNotFound(await endMarketing(contextOf(args), args.params.token)), { headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

const NO_STORE = { 'Cache-Control': 'no-store' }
