import { data } from 'react-router'
import { endMarketing, showMarketing } from '#operations/person/end-marketing.ts'
import { oneClickFields } from '../../calls/one-click-fields.ts'
import { orLinkOver, renewed } from '../../link-over.ts'
import { RENEW } from '../../renew-act.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly token: string }

/** LAW-4: shows the question; only the POST unsubscribes. */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const marketing = await orLinkOver(await showMarketing(context, args.params.token), context, args.url)
  return data(marketing, { headers: NO_STORE })
}

/** LAW-4: unsubscribes, for the page's button and for a mail program's one-click POST, which follows no redirect. */
export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { token } = args.params
  const { act } = await oneClickFields(args.request)
  if (act === RENEW) throw await renewed(context, 'unsubscribe', token, args.url)
  const ended = await orLinkOver(await endMarketing(context, token), context, args.url)
  return data(ended, { headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

const NO_STORE = { 'Cache-Control': 'no-store' }
