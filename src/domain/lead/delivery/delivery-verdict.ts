import type { DeliveryKind } from './delivery-kind.ts'
import { BACK_OFF_MINUTES, nextAttempt } from './delivery-retry.ts'

/** What follows a failed attempt: another one at `again`, or none. `tell`: a person must know of it now. */
export interface DeliveryVerdict {
  readonly again: Date | null
  readonly tell: boolean
}

export interface FailedDelivery {
  readonly kind: DeliveryKind
  /** The receiver itself is refused for good: no such mailbox, no such number, 410 Gone. */
  readonly refused: boolean
  /** Attempts so far, this one included. */
  readonly attempts: number
  /** When the lead came in. */
  readonly since: Date
}

/**
 * FORM-13: the one place that decides whether a delivery is tried again. A dealer's delivery is tried for 58 hours
 * whatever the receiver answers, because an address or a server can be put right; a person hears of a refusal at once.
 * An alert is tried without end, because it is how a person hears of the rest.
 */
export function deliveryVerdict({ kind, refused, attempts, since }: FailedDelivery, failedAt: Date): DeliveryVerdict {
  const { onRefusal, afterLast, tells } = PATIENCE[kind]
  if (refused && onRefusal === 'give-up') return { again: null, tell: tells }
  const isOver = nextAttempt(attempts, failedAt) === null && failedAt.getTime() - since.getTime() >= PATIENCE_MS
  if (isOver && afterLast === 'give-up') return { again: null, tell: tells }
  return { again: nextAttempt(attempts, failedAt) ?? afterMinutes(failedAt, STEADY_MINUTES), tell: refused && tells }
}

interface Patience {
  readonly onRefusal: 'try-on' | 'give-up'
  readonly afterLast: 'try-on' | 'give-up'
  /** Whether a person hears of a refusal and of the end. */
  readonly tells: boolean
}

const TO_DEALER: Patience = { onRefusal: 'try-on', afterLast: 'give-up', tells: true }

/** A buyer's confirmation ends at a mistyped address, and the dealer has the lead; the word about money is another matter. */
const PATIENCE: Readonly<Record<DeliveryKind, Patience>> = {
  mail: TO_DEALER,
  adf: TO_DEALER,
  webhook: TO_DEALER,
  sms: TO_DEALER,
  confirmation: { onRefusal: 'give-up', afterLast: 'give-up', tells: false },
  refund: { onRefusal: 'give-up', afterLast: 'give-up', tells: true },
  alert: { onRefusal: 'try-on', afterLast: 'try-on', tells: false },
}

/** Between attempts that have no place in the back-off any more: after retries by hand, and of an alert. */
export const STEADY_MINUTES = 240

const PATIENCE_MS = BACK_OFF_MINUTES.reduce((sum, minutes) => sum + minutes, 0) * 60_000

function afterMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000)
}
