import { data } from 'react-router'
import { END_ALL, END_FIELD } from '#domain/alert/alert-form.ts'
import { endAlerts, showEnding } from '#operations/alert/end-alerts.ts'
import { alertEndView } from '#views/alert/alert-end-view.ts'
import { oneClickFields } from '../../calls/one-click-fields.ts'
import { orLinkOver, renewed } from '../../link-over.ts'
import { RENEW } from '../../renew-act.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly token: string }

/** ALERT-2: shows the address's alerts; only the POST ends any. */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const ending = await orLinkOver(await showEnding(context, args.params.token), context, args.url)
  return data(alertEndView(ending, context.site), { headers: NO_STORE })
}

/** ALERT-2: a button of the page, or a mail program's one-click POST, which follows no redirect and ends all. */
export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { act, [END_FIELD]: chosen = END_ALL } = await oneClickFields(args.request)
  if (act === RENEW) throw await renewed(context, 'alert end', args.params.token, args.url)
  const ending = await orLinkOver(
    await endAlerts(context, args.params.token, chosen === END_ALL ? null : chosen),
    context,
    args.url,
  )
  return data(alertEndView(ending, context.site), { headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

const NO_STORE = { 'Cache-Control': 'no-store' }
