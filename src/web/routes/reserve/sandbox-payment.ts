import { data, redirect } from 'react-router'
import { paySandbox, showSandboxPayment } from '#operations/reservation/sandbox-payment.ts'
import { formFields } from '../../form-fields.ts'
import { orNotFoundPage } from '../../or-not-found.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly id: string }

/** RESERVE-2: payment page of the built-in test gateway, on which no money moves. */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const payment = await orNotFoundPage(await showSandboxPayment(context, args.params.id), context)
  return data({ payment, action: args.url.pathname }, { headers: NO_STORE })
}

export async function action(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { card_number = '' } = await formFields(args.request)
  const answer = await orNotFoundPage(await paySandbox(context, args.params.id, card_number), context)
  if (answer.kind !== 'declined') return redirect(answer.href, 303)
  return data({ reason: answer.reason }, { status: 402, headers: NO_STORE })
}

export function headers() {
  return NO_STORE
}

const NO_STORE = { 'Cache-Control': 'no-store' }
