import type { Car } from '#domain/car/car.ts'
import {
  DESK_VIEWS,
  type DeskView,
  isInDeskView,
  type ReservationAct,
  reservationActs,
} from '#domain/reservation/desk-view.ts'
import { isInScope, may } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { StaffAction } from '#domain/staff/roles.ts'
import type { StoredReservation } from '#storage/reservations.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type ListedReservation, listReservations } from './manage-reservations.ts'
import { placeOfReservation, placeOfReserved } from './reservation-place.ts'

export interface ReservationDesk {
  /** Newest first; holds by what ends first; refunds that have not gone through on top. */
  readonly rows: readonly ListedReservation[]
  readonly counts: Readonly<Record<DeskView, number>>
}

/** INBOX-10: a list of the reservations desk, with the number beside each list. */
export async function showDesk(request: StaffRequest, view: DeskView): Promise<ReservationDesk> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'reservation.read', now)
  const listed = await listReservations(request, MOST)
  const seen = listed.filter(({ car }) => isInScope(actor.scope, placeOfReserved(site, car)))
  const rows = seen.filter(({ reservation }) => isInDeskView(reservation, view, now))
  const counts = DESK_VIEWS.map((each) => [
    each,
    seen.filter(({ reservation }) => isInDeskView(reservation, each, now)).length,
  ])
  return {
    rows: [...rows].sort(ORDERS[view]),
    counts: Object.fromEntries(counts) as Record<DeskView, number>,
  }
}

/** The desk shows the newest ones. */
const MOST = 1_000

/** INBOX-10: one reservation with its car, the conversation that it belongs to, and what the person may do now. */
export async function showReserved(
  request: StaffRequest,
  id: string,
): Promise<{
  readonly reservation: StoredReservation
  readonly car: Car | null
  readonly conversationId: string | null
  readonly acts: readonly ReservationAct[]
}> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'reservation.read', now)
  const { reservations, cars, leads } = platform.storage.forSite(site)
  const reservation = await reservations.find(id)
  if (reservation === null) throw new Refusal('absent', 'reservation.read')
  const place = await placeOfReservation(request, reservation)
  authorise(actor, site, 'reservation.read', now, place)
  return {
    reservation,
    car: await cars.findById(reservation.carId),
    conversationId: reservation.leadId === null ? null : await leads.conversationOf(reservation.leadId),
    acts: reservationActs(reservation).filter((act) => may(actor, site, ACTIONS[act], place)),
  }
}

const ACTIONS: Readonly<Record<ReservationAct, StaffAction>> = {
  extend: 'reservation.extend',
  complete: 'reservation.extend',
  cancel: 'reservation.extend',
  refund: 'reservation.refund',
  retry: 'reservation.refund',
}

type Order = (one: ListedReservation, other: ListedReservation) => number

const AS_LISTED: Order = () => 0
const BY_END: Order = (one, other) => endOf(one) - endOf(other)

const ORDERS: Readonly<Record<DeskView, Order>> = {
  held: BY_END,
  expiring: BY_END,
  paying: AS_LISTED,
  refunds: (one, other) => Number(isDue(other)) - Number(isDue(one)),
  sold: AS_LISTED,
  ended: AS_LISTED,
}

function endOf({ reservation }: ListedReservation): number {
  return reservation.heldUntil?.getTime() ?? 0
}

function isDue({ reservation }: ListedReservation): boolean {
  return reservation.refund === 'due'
}
