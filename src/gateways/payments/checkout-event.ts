import { z } from 'zod'
import type { PaymentNotice, PaymentState } from './payments.ts'

/** The fields of a Checkout Session that hold its payment state; the sandbox uses the same. */
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
  /** Unix time in seconds. */
  created: z.number(),
  data: z.object({ object: z.unknown() }),
})

/** Events of a Checkout Session that change its payment state. */
const STATE_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]

/** Reads a payment notice from an event; null for other events and unknown payments. */
export function noticeOf(event: unknown): PaymentNotice | null {
  const parsed = eventSchema.safeParse(event)
  if (!parsed.success || !STATE_EVENTS.includes(parsed.data.type)) return null
  const session = sessionSchema.safeParse(parsed.data.data.object)
  const { site: siteSlug, reservation: reservationId } = (session.success && session.data.metadata) || {}
  if (!session.success || siteSlug === undefined || reservationId === undefined) return null
  const failed = parsed.data.type === 'checkout.session.async_payment_failed'
  const state = failed ? CLOSED : stateOf(session.data, parsed.data.created)
  return { siteSlug, reservationId, paymentId: session.data.id, state }
}

/** Payment state of a session; throws if it is malformed. */
export function sessionState(answer: unknown): PaymentState {
  return stateOf(sessionSchema.parse(answer), null)
}

const CLOSED = { kind: 'closed' } as const
const chargeSchema = z.object({ created: z.number() })

/** `eventAt`: the event's time in seconds; null: the charge's own time is used. */
function stateOf(session: z.output<typeof sessionSchema>, eventAt: number | null): PaymentState {
  const { payment_intent: intent, payment_status: paid } = session
  if (paid === 'paid' && intent) {
    const charge = chargeSchema.safeParse(typeof intent === 'string' ? null : intent.latest_charge)
    const seconds = charge.success ? charge.data.created : (eventAt ?? session.created)
    const chargeId = typeof intent === 'string' ? intent : intent.id
    return { kind: 'paid', at: new Date(seconds * 1000), chargeId }
  }
  return session.status === 'expired' ? CLOSED : { kind: 'open' }
}
