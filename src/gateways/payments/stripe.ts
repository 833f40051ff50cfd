import Stripe from 'stripe'
import { GatewayError } from '../gateway-error.ts'
import { noticeOf, sessionState } from './checkout-event.ts'
import type { PaymentGateway, PaymentState } from './payments.ts'

export interface StripeOptions {
  /** 'sk_test_…' or 'sk_live_…'; only the latter moves money. */
  readonly secretKey: string
  /** 'whsec_…' of the endpoint /webhooks/stripe. */
  readonly webhookSecret: string
  /** Another server with Stripe's API, for tests. */
  readonly apiOrigin?: string
}

/**
 * Stripe's hosted Checkout (RESERVE-2). Stripe's sessions last at least half an hour, so `close` ends a session after
 * the buyer's 15 minutes; at the latest it expires an hour after it began.
 */
export function createStripePayments({ secretKey, webhookSecret, apiOrigin }: StripeOptions): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: DEADLINE_MS,
    telemetry: false,
    appInfo: { name: 'Forecourt' },
    ...(apiOrigin ? serverAt(new URL(apiOrigin)) : {}),
  })

  const look = async (paymentId: string): Promise<PaymentState> =>
    call(async () =>
      sessionState(await stripe.checkout.sessions.retrieve(paymentId, { expand: ['payment_intent.latest_charge'] })),
    )

  return {
    name: 'stripe',
    pageOrigin: 'https://checkout.stripe.com',
    open: (order) =>
      call(async () => {
        const metadata = { site: order.siteSlug, reservation: order.reservationId }
        const { id, url } = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            client_reference_id: order.reservationId,
            customer_email: order.email,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: order.currency.toLowerCase(),
                  unit_amount: inCents(order.amount),
                  product_data: { name: order.title, description: order.description },
                },
              },
            ],
            metadata,
            payment_intent_data: { metadata, description: order.title },
            success_url: order.paidUrl,
            cancel_url: order.cancelUrl,
            // Derived from the order, not the current time: the same key must send the same request.
            expires_at: Math.floor(order.createdAt.getTime() / 1000) + SESSION_SECONDS,
          },
          { idempotencyKey: `open-${order.reservationId}` },
        )
        if (url === null) throw new GatewayError('payments', 'the session has no page')
        return { paymentId: id, url }
      }),
    look,
    async close(paymentId) {
      try {
        return sessionState(await stripe.checkout.sessions.expire(paymentId))
      } catch (error) {
        // Only open sessions can be expired; look up the actual state.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return look(paymentId)
        throw refusal(error)
      }
    },
    refund: ({ chargeId, amount, key }) =>
      call(async () => {
        try {
          const order = { payment_intent: chargeId, amount: inCents(amount), reason: 'requested_by_customer' } as const
          return { refundId: (await stripe.refunds.create(order, { idempotencyKey: key })).id }
        } catch (error) {
          // Refunded in Stripe's dashboard: the buyer has the money.
          if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded')
            return { refundId: 'refunded-in-stripe' }
          throw error
        }
      }),
    readNotice(body, signature, now) {
      const receivedAt = now.getTime()
      try {
        return noticeOf(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, receivedAt),
        )
      } catch {
        // Any error means that the notice is not proven.
        return 'forged'
      }
    },
  }
}

const DEADLINE_MS = 10_000
const SESSION_SECONDS = 3600
/** Stripe signs each attempt at a notice with its own time. */
const TOLERANCE_SECONDS = 300

function inCents(amount: number): number {
  return Math.round(amount * 100)
}

function serverAt({ hostname, port, protocol }: URL) {
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const
}

async function call<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw refusal(error)
  }
}

/** Error with Stripe's code but without the request, which holds the buyer's e-mail. */
function refusal(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  const said =
    error instanceof Stripe.errors.StripeError
      ? [error.type, error.statusCode, error.code].filter((part) => part !== undefined).join(' ')
      : 'its answer cannot be read'
  return new GatewayError('payments', said, { cause: error })
}
