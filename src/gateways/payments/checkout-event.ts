import { z } from 'zod'
import type { PaymentNotice, PaymentState } from './payments.ts'

/** The part of a Checkout Session that says how its payment stands; the sandbox keeps and tells the same. */
const sessionSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: z
    .union([z.string(), z.object({ id: z.string(), latest_charge: z.unknown().optional() })])
    .nullable()
    .optional(),
  created: z.number(),
  metadata: z.record(z.string(), z.string()).nullable().optional(),
})

const eventSchema = z.object({
  type: z.string(),
  /** Seconds. */
  created: z.number(),
  data: z.object({ object: z.unknown() }),
})

/** The events of a Checkout Session that say how its payment stands. */
const TELLING: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]

/** What an event tells of a payment of ours; null of any other event, which is none of our business. */
export function noticeOf(event: unknown): PaymentNotice | null {
  const told = eventSchema.safeParse(event)
  if (!told.success || !TELLING.includes(told.data.type)) return null
  const session = sessionSchema.safeParse(told.data.data.object)
  const { site: siteSlug, reservation: reservationId } = (session.success && session.data.metadata) || {}
  if (!session.success || siteSlug === undefined || reservationId === undefined) return null
  const failed = told.data.type === 'checkout.session.async_payment_failed'
  const state = failed ? CLOSED : stateOf(session.data, told.data.created)
  return { siteSlug, reservationId, paymentId: session.data.id, state }
}

/** How a session's payment stands; throws where the answer is none. */
export function sessionState(answer: unknown): PaymentState {
  return stateOf(sessionSchema.parse(answer), null)
}

const CLOSED = { kind: 'closed' } as const
const chargeSchema = z.object({ created: z.number() })

/** `toldAt` in seconds; without it the charge itself says when it was made. */
function stateOf(session: z.output<typeof sessionSchema>, toldAt: number | null): PaymentState {
  const { payment_intent: intent, payment_status: paid } = session
  if (paid === 'paid' && intent) {
    const charge = chargeSchema.safeParse(typeof intent === 'string' ? null : intent.latest_charge)
    const seconds = charge.success ? charge.data.created : (toldAt ?? session.created)
    const chargeId = typeof intent === 'string' ? intent : intent.id
    return { kind: 'paid', at: new Date(seconds * 1000), chargeId }
  }
  return session.status === 'expired' ? CLOSED : { kind: 'open' }
}
