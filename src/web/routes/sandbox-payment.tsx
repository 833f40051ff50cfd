import { data, redirect } from 'react-router'
import { paySandbox, showSandboxPayment } from '#operations/reservation/sandbox-payment.ts'
import { SandboxPage } from '#ui/reservation/sandbox-page.tsx'
import { formFields } from '../calls/receive-lead.ts'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import type { Route } from './+types/sandbox-payment.ts'

/** RESERVE-2: the page of the built-in gateway, on which no money moves. */
export async function loader(args: Route.LoaderArgs) {
  const context = contextOf(args)
  const { platform, site } = context
  const payment = await orNotFoundPage(await showSandboxPayment(platform, site, args.params.id), context)
  return data({ payment, action: args.url.pathname }, { headers: NEVER_KEPT })
}

export async function action(args: Route.ActionArgs) {
  const context = contextOf(args)
  const { platform, site } = context
  const { card_number = '' } = await formFields(args.request)
  const answer = await orNotFoundPage(await paySandbox(platform, site, args.params.id, card_number), context)
  if (answer.kind !== 'declined') return redirect(answer.href, 303)
  return data({ reason: answer.reason }, { status: 402, headers: NEVER_KEPT })
}

export function headers() {
  return NEVER_KEPT
}

export function meta() {
  return [{ title: 'Sandbox payment: no money moves' }, { name: 'robots', content: 'noindex' }]
}

export default function SandboxPaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SandboxPage {...loaderData} declined={actionData?.reason ?? null} />
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' }
