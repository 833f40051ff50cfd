import { data, redirect } from 'react-router'
import { SAID, visitPath } from '#domain/paths.ts'
import { cancelVisit, moveVisit, showVisit } from '#operations/appointment/show-visit.ts'
import { formFields } from '../../form-fields.ts'
import { orLinkOver, renewed } from '../../link-over.ts'
import { RENEW } from '../../renew-act.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly token: string }

/** FORM-17: shows the visit of a signed link. Opening it changes nothing, because mail scanners open links. */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { searchParams } = args.url
  const moved = searchParams.get('done') === 'moved' ? 'moved' : null
  const pageState = { day: searchParams.get('day'), done: moved, fault: null } as const
  const visit = await showVisit(context, args.params.token, pageState)
  return data(await orLinkOver(visit, context, args.url), { headers: NO_STORE })
}

/** FORM-17: a button of the page. */
export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { token } = args.params
  const { act, start = '' } = await formFields(args.request)
  if (act === RENEW) throw await renewed(context, 'visit', token, args.url)
  const acted = await (act === 'cancel' ? cancelVisit(context, token) : moveVisit(context, token, start))
  const answer = await orLinkOver(acted, context, args.url)
  if (answer.ok) throw redirect(`${visitPath(token)}${act === 'cancel' ? '' : '?done=moved'}${SAID}`, 303)
  const pageState = { day: start.slice(0, 'YYYY-MM-DD'.length) || null, done: null, fault: answer.fault } as const
  const visit = await orLinkOver(await showVisit(context, token, pageState), context, args.url)
  return data(visit, { status: 409, headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

const NO_STORE = { 'Cache-Control': 'no-store' }
