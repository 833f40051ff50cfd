import { carTitle } from '#domain/car/car-title.ts'
import { DESK_VIEW_NAMES, DESK_VIEWS } from '#domain/reservation/desk-view.ts'
import { may } from '#domain/staff/actor.ts'
import type { ListedReservation } from '#operations/reservation/manage-reservations.ts'
import { showDesk } from '#operations/reservation/reservation-desk.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import { momentOf } from '../time/moment.ts'
import { leftText } from '../time/time-left.ts'
import type { ReservationRow, ReservationsPage } from './reservation-values.ts'
import { amountText, badgeOf, type StoredReservation } from './reservation-words.ts'

/** The reservations desk (INBOX-10). */
export const routes = {
  'GET /reservations': async (call) => {
    const request = staffRequest(call)
    const { site, actor } = request
    const view = DESK_VIEWS.find((each) => each === call.query.get('show')) ?? 'held'
    const { rows, counts } = await showDesk(request, view)
    const now = call.platform.clock.now()
    return {
      page: typedPage<ReservationsPage>({
        kind: 'reservations',
        hasCalendar: may(actor, site, 'appointment.read'),
        views: DESK_VIEWS.map((value) => ({
          value,
          label: DESK_VIEW_NAMES[value],
          count: counts[value],
          isCurrent: value === view,
        })),
        rows: rows.map((row) => rowOf(row, site, now)),
      }),
    }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function rowOf({ reservation, car }: ListedReservation, site: Site, now: Date): ReservationRow {
  const { id, buyer, createdAt } = reservation
  return {
    href: `/reservations/${id}`,
    car: car ? carTitle(car) : 'A former car',
    stocknum: car?.stocknum ?? null,
    buyer: `${buyer.name} ${buyer.last_name}`.trim() || 'Details erased',
    amount: amountText(reservation),
    state: badgeOf(reservation, site.region),
    note: noteOf(reservation, now),
    begun: momentOf(createdAt, site),
  }
}

function noteOf({ state, heldUntil, payBy }: StoredReservation, now: Date): string {
  if (state === 'held' && heldUntil) return leftText(heldUntil, now, 'ends')
  return state === 'pending' ? leftText(payBy, now, 'ends') : ''
}
