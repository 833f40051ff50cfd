import { data } from 'react-router'
import { endMarketing, showMarketing } from '#operations/person/end-marketing.ts'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFound } from '../or-not-found.ts'
import type { RouteArgs } from '../route-args.ts'

/** Of its address. */
type Params = { readonly lead: string }

/** LAW-4: asks; only the POST changes anything. */
export async function loader(args: RouteArgs<Params>) {
  const { platform, site } = contextOf(args)
  return data(orNotFound(await showMarketing(platform, site, args.params.lead)), { headers: NEVER_KEPT })
}

/** LAW-4: ends the messages, for the page's own button and for a mail reader's one click, which follows no redirect. */
export async function action(args: RouteArgs<Params>) {
  const { platform, site } = contextOf(args)
  return data(orNotFound(await endMarketing(platform, site, args.params.lead)), { headers: NEVER_KEPT })
}

export function headers() {
  return NEVER_KEPT
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' }
