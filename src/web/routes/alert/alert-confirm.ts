import { data } from 'react-router'
import { confirmAlert, showConfirmation } from '#operations/alert/confirm-alert.ts'
import { findVisitor } from '#operations/visitor/find-visitor.ts'
import { alertConfirmView } from '#views/alert/alert-confirm-view.ts'
import { readSession } from '../../cookies/session-cookie.ts'
import { formFields } from '../../form-fields.ts'
import { orLinkOver, renewed } from '../../link-over.ts'
import { RENEW } from '../../renew-act.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly token: string }

/** ALERT-1: shows what is to be confirmed; only the POST confirms. */
export function loader(args: RouteArgs<Params>) {
  return answer(args, showConfirmation)
}

export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { act } = await formFields(args.request)
  if (act === RENEW) throw await renewed(context, 'alert confirm', args.params.token, args.url)
  const visitor = await findVisitor(context, await readSession(context, args.request))
  return answer(args, (request, token) => confirmAlert(request, token, visitor))
}

export function headers() {
  return NO_STORE
}

const NO_STORE = { 'Cache-Control': 'no-store' }

async function answer(args: RouteArgs<Params>, ask: typeof showConfirmation) {
  const context = contextOf(args)
  const confirmation = await orLinkOver(await ask(context, args.params.token), context, args.url)
  return data(alertConfirmView(confirmation), { headers: NO_STORE })
}
