import { takePaymentNotice } from '#operations/reservation/take-payment-notice.ts'
import { jsonError, methodNotAllowed } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

export const loader = () => methodNotAllowed('POST')

/**
 * RESERVE-3: webhook of the payment gateway. The body is read as text, because the signature covers its exact bytes.
 * After a 5xx the gateway sends the notice again.
 */
export async function action(args: RouteArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const { platform } = contextOf(args)
  const body = await args.request.text()
  const taken = await takePaymentNotice(platform, body, args.request.headers.get('Stripe-Signature') ?? '')
  return taken === 'forged' ? jsonError(400, 'The signature does not hold.') : Response.json({ received: true })
}
