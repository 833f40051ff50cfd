import { formatMoney } from '#domain/money.ts'
import type { SandboxPayments } from '#gateways/payments/sandbox.ts'
import type { SandboxView } from '#views/reservation/sandbox-view.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { takePaymentNotice } from './take-payment-notice.ts'

/** The sandbox's payment page. Null for another site's payment, or with a real payment gateway. */
export async function showSandboxPayment(
  { platform, site }: SiteRequest,
  paymentId: string,
): Promise<SandboxView | null> {
  const payment = await sandboxOf(platform)?.find(paymentId)
  if (!payment || payment.order.siteSlug !== site.slug) return null
  const { amount, title, description, paidUrl, cancelUrl } = payment.order
  return {
    amount: formatMoney(amount),
    title,
    description,
    state: payment.state,
    paidHref: paidUrl,
    cancelHref: cancelUrl,
  }
}

export type SandboxAnswer =
  | { readonly kind: 'paid' | 'closed'; readonly href: string }
  | { readonly kind: 'declined'; readonly reason: string }

/** Pays on the sandbox's page; the sandbox then sends a signed notice like a real gateway. */
export async function paySandbox(
  request: SiteRequest,
  paymentId: string,
  cardNumber: string,
): Promise<SandboxAnswer | null> {
  const { platform } = request
  const sandbox = sandboxOf(platform)
  const payment = await showSandboxPayment(request, paymentId)
  if (sandbox === null || payment === null) return null
  const answer = await sandbox.pay(paymentId, cardNumber)
  if (answer.kind === 'unknown') return null
  if (answer.kind === 'declined') return answer
  if (answer.kind === 'paid') await takePaymentNotice(platform, answer.notice.body, answer.notice.signature)
  return { kind: answer.kind, href: payment.paidHref }
}

function sandboxOf({ payments }: Platform): SandboxPayments | null {
  return payments !== null && 'pay' in payments ? payments : null
}
