import type { DeliveryKind } from './delivery-kind.ts'
import { BACK_OFF_MINUTES, nextAttempt } from './delivery-retry.ts'

/** What follows a failed attempt. `retryAt`: time of the next attempt, or null. `alert`: staff must be alerted now. */
export interface DeliveryVerdict {
  readonly retryAt: Date | null
  readonly alert: boolean
}

export interface FailedDelivery {
  readonly kind: DeliveryKind
  /** The receiver refuses permanently: unknown mailbox, unknown number, 410 Gone. */
  readonly refused: boolean
  /** Attempts so far, including this one. */
  readonly attempts: number
  /** When the lead came in. */
  readonly since: Date
}

/**
 * FORM-13: decides whether a delivery is tried again. Deliveries to the dealer are tried for 58 hours even if the
 * receiver refuses, because an address or server can be fixed; staff are alerted to a refusal at once. Alerts are
 * retried forever, because staff learn of all other failures through them.
 */
export function deliveryVerdict({ kind, refused, attempts, since }: FailedDelivery, failedAt: Date): DeliveryVerdict {
  const { onRefusal, afterLast, alerts } = PATIENCE[kind]
  if (refused && onRefusal === 'give-up') return { retryAt: null, alert: alerts }
  const isOver = nextAttempt(attempts, failedAt) === null && failedAt.getTime() - since.getTime() >= PATIENCE_MS
  if (isOver && afterLast === 'give-up') return { retryAt: null, alert: alerts }
  return {
    retryAt: nextAttempt(attempts, failedAt) ?? afterMinutes(failedAt, STEADY_MINUTES),
    alert: refused && alerts,
  }
}

interface Patience {
  readonly onRefusal: 'try-on' | 'give-up'
  readonly afterLast: 'try-on' | 'give-up'
  /** Whether staff are alerted to refusals and to giving up. */
  readonly alerts: boolean
}

const TO_DEALER: Patience = { onRefusal: 'try-on', afterLast: 'give-up', alerts: true }

/**
 * A refused confirmation ends there: the buyer's address is mistyped, and the dealer has the lead. A failed refund
 * notice, reply or text message alerts staff.
 */
const PATIENCE: Readonly<Record<DeliveryKind, Patience>> = {
  mail: TO_DEALER,
  adf: TO_DEALER,
  webhook: TO_DEALER,
  sms: TO_DEALER,
  confirmation: { onRefusal: 'give-up', afterLast: 'give-up', alerts: false },
  refund: { onRefusal: 'give-up', afterLast: 'give-up', alerts: true },
  reply: { onRefusal: 'give-up', afterLast: 'give-up', alerts: true },
  text: { onRefusal: 'give-up', afterLast: 'give-up', alerts: true },
  'change-mail': TO_DEALER,
  'change-text': TO_DEALER,
  alert: { onRefusal: 'try-on', afterLast: 'try-on', alerts: false },
}

/** Wait between attempts beyond the back-off: after manual retries, and for alerts. */
export const STEADY_MINUTES = 240

const PATIENCE_MS = BACK_OFF_MINUTES.reduce((sum, minutes) => sum + minutes, 0) * 60_000

function afterMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000)
}
