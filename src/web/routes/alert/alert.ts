import { data, redirect } from 'react-router'
import { alertAskedPath } from '#domain/alert/alert-path.ts'
import { alertWayFrom, WAY_FIELD } from '#domain/alert/alert-way.ts'
import { canBeAnswered } from '#domain/inbox/text-message.ts'
import { type AlertWish, carWish, searchWish } from '#operations/alert/alert-wish.ts'
import { askForAlert } from '#operations/alert/ask-for-alert.ts'
import { alertFormView } from '#views/alert/alert-form-view.ts'
import { formFields } from '../../form-fields.ts'
import { orNotFoundPage } from '../../or-not-found.ts'
import { contextOf, type RequestContext } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path: a listing's (`first`, `second`), or a car's. */
interface Params {
  readonly first?: string
  readonly second?: string
  readonly kind?: string
  readonly slug?: string
}

/** ALERT-1: the form for the listing or car of the address. */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const wish = await orNotFoundPage(await wishOf(context, args.params, args.url), context)
  const offers = canBeAnswered(context.site.delivery.textSender)
  const way = offers ? alertWayFrom(args.url.searchParams.get(WAY_FIELD)) : 'mail'
  const form = alertFormView(wish, context.site, { way, address: offers ? args.url : null })
  return data({ form }, { headers: NO_STORE })
}

/** ALERT-1: takes the form, with and without JavaScript. */
export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const wish = await orNotFoundPage(await wishOf(context, args.params, args.url), context)
  const values = await formFields(args.request)
  const answer = await askForAlert(context, wish, values, wish.href)
  if (answer.ok) throw redirect(alertAskedPath(alertWayFrom(values[WAY_FIELD])), 303)
  return data({ ...answer, values }, { status: 422, headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

const NO_STORE = { 'Cache-Control': 'no-store' }

async function wishOf(context: RequestContext, params: Params, url: URL): Promise<AlertWish | null> {
  if (!context.site.alerts.enabled) return null
  const { kind, slug = '', first, second } = params
  if (kind === 'price' || kind === 'free') return carWish(context, kind, slug)
  if (kind !== undefined) return null
  const segments = [first, second].filter((each) => each !== undefined).map((each) => each.toLowerCase())
  const listing = new URLSearchParams(url.searchParams)
  listing.delete(WAY_FIELD)
  return searchWish(context, segments, listing)
}
