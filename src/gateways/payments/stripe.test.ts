import Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import { paymentsContract, sampleOrder } from './payments.contract.ts'
import { createStripePayments } from './stripe.ts'
import { type StripeServer, startStripe } from './testing/stripe-server.ts'

const SECRET_KEY = 'sk_test_of_the_tests'
const WEBHOOK_SECRET = 'whsec_of_the_tests'
const NOW = new Date('2026-11-21T00:05:00Z')

const closing: StripeServer[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((server) => server.close()))
})

async function stripe() {
  const server = await startStripe(SECRET_KEY)
  closing.push(server)
  const gateway = createStripePayments({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiOrigin: server.origin,
  })
  return { server, gateway }
}

/** A notice signed by Stripe's own package. */
function signed(event: unknown, at = NOW) {
  const body = JSON.stringify(event)
  const timestamp = Math.floor(at.getTime() / 1000)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET, timestamp })
  return { body, signature }
}

paymentsContract('Stripe', async () => {
  const { server, gateway } = await stripe()
  return {
    gateway,
    pay: async (paymentId) => signed(server.pay(paymentId)),
    refunds: () => server.refunds.length,
    now: () => NOW,
  }
})

describe('Stripe', () => {
  it('RESERVE-2 requests one hosted page: the deposit in cents, cards only, with return URLs', async () => {
    const { server, gateway } = await stripe()
    await gateway.open(sampleOrder)
    const [call] = server.received
    expect(call?.headers['idempotency-key']).toBe(`open-${sampleOrder.reservationId}`)
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][price_data][currency]': 'aud',
      'line_items[0][price_data][unit_amount]': '20000',
      'line_items[0][price_data][product_data][name]': sampleOrder.title,
      'metadata[site]': 'yard',
      'metadata[reservation]': sampleOrder.reservationId,
      customer_email: 'mia@mail.example',
      success_url: sampleOrder.paidUrl,
      cancel_url: sampleOrder.cancelUrl,
      // Stripe's minimum is half an hour; we close the session after 15 minutes.
      expires_at: String(sampleOrder.createdAt.getTime() / 1000 + 3600),
    })
  })

  it.each([401, 402, 429, 500, 503])(
    'RESERVE-2 a response of %i is a temporary fault, and its message holds nothing about the buyer',
    async (status) => {
      const { server, gateway } = await stripe()
      server.failWith(status)
      const failed = await gateway.open(sampleOrder).catch((error: unknown) => error)
      expect(failed).toMatchObject({ name: 'GatewayError', permanent: false })
      expect(String(failed)).not.toMatch(/mia@|sk_test/)
    },
  )

  it('RESERVE-3 an expired session and a payment that failed later are not paid', async () => {
    const { server, gateway } = await stripe()
    const { paymentId } = await gateway.open(sampleOrder)
    const stateAfter = (type: string, change: object) => {
      const { body, signature } = signed({ ...sessionEvent(server, paymentId, change), type })
      return gateway.readNotice(body, signature, NOW)
    }
    expect(
      stateAfter('checkout.session.expired', { status: 'expired', payment_status: 'unpaid', payment_intent: null }),
    ).toMatchObject({
      state: { kind: 'closed' },
    })
    expect(stateAfter('checkout.session.async_payment_failed', { payment_status: 'unpaid' })).toMatchObject({
      state: { kind: 'closed' },
    })
    expect(stateAfter('checkout.session.completed', { payment_status: 'unpaid' })).toMatchObject({
      state: { kind: 'open' },
    })
    expect(stateAfter('charge.updated', {})).toBeNull()
  })
})

function sessionEvent(server: StripeServer, paymentId: string, change: object) {
  const event = server.pay(paymentId) as { data: { object: object } }
  return { ...event, data: { object: { ...event.data.object, ...change } } }
}
