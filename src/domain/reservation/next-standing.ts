import type { CarNow, ReservationEvent, ReservationState, Standing } from './reservation.ts'

/** What must be done in the transaction that moves a reservation on. */
export type Effect =
  /** The car shows as reserved, or as free again (RESERVE-4). */
  | 'take-car'
  | 'free-car'
  /** The buyer's confirmation and the dealer's lead (RESERVE-5). */
  | 'confirm'
  /** The whole deposit goes back, and the buyer is told. */
  | 'refund'

export interface NextStanding {
  readonly standing: Standing
  readonly effects: readonly Effect[]
}

export interface StandingFacts {
  readonly now: Date
  readonly car: CarNow
  readonly holdHours: number
}

/**
 * RESERVE-3: what an event makes of a reservation, or null where it changes nothing: a payment told twice, or told of a
 * reservation that has ended with a refund. The first row of the table whose condition holds is the answer.
 */
export function nextStanding(
  standing: Standing,
  event: ReservationEvent,
  { now, car, holdHours }: StandingFacts,
): NextStanding | null {
  const rows = TRANSITIONS[standing.state][event.kind] ?? []
  const row = rows.find(({ when }) => when === undefined || when({ standing, now, car }))
  if (row === undefined) return null
  const until = row.to === 'held' ? HELD_UNTIL[event.kind]?.(event, holdHours) : null
  const heldUntil = until ?? standing.heldUntil
  return { standing: { ...standing, state: row.to, heldUntil }, effects: row.effects }
}

interface Moment {
  readonly standing: Standing
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
const paymentIsLate = ({ standing, now }: Moment) => standing.payBy <= now
const holdIsOver = ({ standing, now }: Moment) => standing.heldUntil !== null && standing.heldUntil <= now

/** Money that came after its reservation had ended: it counts where nobody was hurt by it, else it goes back. */
const LATE_PAYMENT: readonly Row[] = [
  { when: isFree, to: 'held', effects: ['take-car', 'confirm'] },
  { to: 'refunded', effects: ['refund'] },
]

/** One row a transition; what stands in no row changes nothing. */
const TRANSITIONS: Readonly<
  Record<ReservationState, Readonly<Partial<Record<ReservationEvent['kind'], readonly Row[]>>>>
> = {
  pending: {
    paid: [
      { when: isSold, to: 'refunded', effects: ['free-car', 'refund'] },
      { to: 'held', effects: ['take-car', 'confirm'] },
    ],
    // The car does not show as reserved before it is paid (H4); one of an older process does, and is free again.
    unpaid: [{ to: 'expired', effects: ['free-car'] }],
    'given-up': [{ to: 'cancelled', effects: ['free-car'] }],
    'time-passed': [{ when: paymentIsLate, to: 'expired', effects: ['free-car'] }],
  },
  expired: { paid: LATE_PAYMENT },
  cancelled: { paid: LATE_PAYMENT },
  held: {
    'time-passed': [
      // Sold meanwhile: to this buyer, whose deposit is part of the price, as the car was kept for nobody else.
      { when: (moment) => holdIsOver(moment) && isSold(moment), to: 'completed', effects: [] },
      { when: holdIsOver, to: 'lapsed', effects: ['free-car', 'refund'] },
    ],
    extended: [{ to: 'held', effects: [] }],
    released: [{ to: 'refunded', effects: ['free-car', 'refund'] }],
    // The car stays off the market until the feed says that it is sold.
    completed: [{ to: 'completed', effects: [] }],
  },
  completed: { released: [{ to: 'refunded', effects: ['free-car', 'refund'] }] },
  lapsed: {},
  refunded: {},
}

/** From the payment itself, so that the hold is as long however late its notice comes. */
const HELD_UNTIL: Readonly<
  Partial<Record<ReservationEvent['kind'], (event: ReservationEvent, holdHours: number) => Date | null>>
> = {
  paid: (event, holdHours) => (event.kind === 'paid' ? new Date(event.at.getTime() + holdHours * MS_PER_HOUR) : null),
  extended: (event) => (event.kind === 'extended' ? event.until : null),
}

const MS_PER_HOUR = 3_600_000
