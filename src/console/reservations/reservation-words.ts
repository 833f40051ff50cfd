import { formatMoney } from '#domain/money.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import type { ReservationState } from '#domain/reservation/reservation.ts'
import type { ListedReservation } from '#operations/reservation/manage-reservations.ts'
import type { ReservationBadge } from './reservation-values.ts'

export type StoredReservation = ListedReservation['reservation']

export function amountText({ amount, currency }: StoredReservation): string {
  return `${formatMoney(amount)} ${currency}`
}

export function badgeOf({ state, refund }: StoredReservation, region: RegionCode): ReservationBadge {
  if (refund === 'due') return { text: 'Refund on its way', tone: 'warning' }
  const { text, tone } = BADGES[state]
  return { text: inWordsOf(region, text), tone }
}

const BADGES: Readonly<Record<ReservationState, ReservationBadge>> = {
  pending: { text: 'Being paid', tone: 'plain' },
  held: { text: 'Held', tone: 'info' },
  expired: { text: 'Never paid', tone: 'plain' },
  cancelled: { text: 'Cancelled', tone: 'plain' },
  lapsed: { text: 'Time over, refunded', tone: 'plain' },
  refunded: { text: 'Refunded', tone: 'plain' },
  completed: { text: 'Sold', tone: 'good' },
}
