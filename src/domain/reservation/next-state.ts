import type { CarNow, ReservationEvent, ReservationState, ReservationStatus } from './reservation.ts'

/** Side effects of a transition, applied in the same transaction. */
export type Effect =
  /** The car shows as reserved, or as available again (RESERVE-4). */
  | 'take-car'
  | 'free-car'
  /** The buyer's confirmation and the dealer's lead (RESERVE-5). */
  | 'confirm'
  /** The whole deposit is refunded, and the buyer is notified. */
  | 'refund'

export interface NextState {
  readonly status: ReservationStatus
  readonly effects: readonly Effect[]
}

export interface TransitionFacts {
  readonly now: Date
  readonly car: CarNow
  readonly holdHours: number
}

/**
 * RESERVE-3: the state after an event and its effects. Null if nothing changes: for example a repeated payment notice,
 * or one for a reservation that has already been refunded. The first matching row of the table wins.
 */
export function nextState(
  status: ReservationStatus,
  event: ReservationEvent,
  { now, car, holdHours }: TransitionFacts,
): NextState | null {
  const rows = TRANSITIONS[status.state][event.kind] ?? []
  const row = rows.find(({ when }) => when === undefined || when({ status, now, car }))
  if (row === undefined) return null
  const until = row.to === 'held' ? HELD_UNTIL[event.kind]?.(event, holdHours) : null
  const heldUntil = until ?? status.heldUntil
  return { status: { ...status, state: row.to, heldUntil }, effects: row.effects }
}

interface Moment {
  readonly status: ReservationStatus
  readonly now: Date
  readonly car: CarNow
}

interface Row {
  readonly when?: (moment: Moment) => boolean
  readonly to: ReservationState
  readonly effects: readonly Effect[]
}

const isSold = ({ car }: Moment) => car === 'sold'
const isFree = ({ car }: Moment) => car === 'free'
const paymentIsLate = ({ status, now }: Moment) => status.payBy <= now
const holdIsOver = ({ status, now }: Moment) => status.heldUntil !== null && status.heldUntil <= now

/** A payment after its reservation ended: it counts if the car is still free, else it is refunded. */
const LATE_PAYMENT: readonly Row[] = [
  { when: isFree, to: 'held', effects: ['take-car', 'confirm'] },
  { to: 'refunded', effects: ['refund'] },
]

/** One row per transition. Events without a row change nothing. */
const TRANSITIONS: Readonly<
  Record<ReservationState, Readonly<Partial<Record<ReservationEvent['kind'], readonly Row[]>>>>
> = {
  pending: {
    paid: [
      { when: isSold, to: 'refunded', effects: ['free-car', 'refund'] },
      { to: 'held', effects: ['take-car', 'confirm'] },
    ],
    // Cars show as reserved only once paid (H4), but a reservation from an older release may have taken the car, so it
    // is freed.
    unpaid: [{ to: 'expired', effects: ['free-car'] }],
    'given-up': [{ to: 'cancelled', effects: ['free-car'] }],
    'time-passed': [{ when: paymentIsLate, to: 'expired', effects: ['free-car'] }],
  },
  expired: { paid: LATE_PAYMENT },
  cancelled: { paid: LATE_PAYMENT },
  held: {
    'time-passed': [
      // If the car was sold while held, it was sold to this buyer: nobody else could buy it. The deposit is part of the
      // price.
      { when: (moment) => holdIsOver(moment) && isSold(moment), to: 'completed', effects: [] },
      { when: holdIsOver, to: 'lapsed', effects: ['free-car', 'refund'] },
    ],
    extended: [{ to: 'held', effects: [] }],
    released: [{ to: 'refunded', effects: ['free-car', 'refund'] }],
    // The car stays reserved until the feed marks it as sold.
    completed: [{ to: 'completed', effects: [] }],
  },
  completed: { released: [{ to: 'refunded', effects: ['free-car', 'refund'] }] },
  lapsed: {},
  refunded: {},
}

/** Counted from the payment, so that a late notice does not make the hold longer. */
const HELD_UNTIL: Readonly<
  Partial<Record<ReservationEvent['kind'], (event: ReservationEvent, holdHours: number) => Date | null>>
> = {
  paid: (event, holdHours) => (event.kind === 'paid' ? new Date(event.at.getTime() + holdHours * MS_PER_HOUR) : null),
  extended: (event) => (event.kind === 'extended' ? event.until : null),
}

const MS_PER_HOUR = 3_600_000
