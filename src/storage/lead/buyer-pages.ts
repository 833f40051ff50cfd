import { sql } from 'kysely'
import type { AppointmentKind, AppointmentState } from '#domain/appointment/appointment.ts'
import type { ReservationState } from '#domain/reservation/reservation.ts'
import type { Transactions } from '../transactions.ts'
import { leadCarTitle } from './lead-car-title.ts'

/** What a buyer of one site has a page of, newest first. */
export interface BuyersOwn {
  readonly visits: readonly {
    readonly id: string
    readonly kind: AppointmentKind
    readonly state: AppointmentState
    readonly start: Date
    readonly locationId: string
    readonly carTitle: string | null
  }[]
  /** Paid ones. */
  readonly reservations: readonly {
    readonly id: string
    readonly carId: string
    readonly state: ReservationState
    readonly amount: number
    readonly paidAt: Date
    readonly heldUntil: Date | null
    readonly isRefunded: boolean
  }[]
  readonly valuationIds: readonly string[]
  /**
   * Alerts by text message to the number (ALERT-5), and by mail to each address where they confirmed one while signed in:
   * that proved the address.
   */
  readonly alerts: readonly { readonly id: string; readonly email: string; readonly label: string }[]
}

/**
 * The pages of a buyer who has proved a number (GARAGE-1). What only an email address names is not among them, but alerts of
 * an address that they proved too.
 */
export function buyerPageQueries(siteSlug: string, { queries }: Transactions) {
  return {
    async of(phone: string, now: Date): Promise<BuyersOwn> {
      const visits = await queries()
        .selectFrom('appointments as booked')
        .innerJoin('leads as lead', (join) =>
          join.onRef('lead.site_slug', '=', 'booked.site_slug').onRef('lead.id', '=', 'booked.lead_id'),
        )
        .where('booked.site_slug', '=', siteSlug)
        .where(sql<boolean>`lead.payload->>'phone' = ${phone}`)
        .orderBy('booked.starts_at', 'desc')
        .orderBy('booked.id')
        .limit(MOST)
        .select(['booked.id', 'booked.kind', 'booked.state', 'booked.starts_at', 'booked.location_id'])
        .select(leadCarTitle.as('car_title'))
        .execute()
      const reservations = await queries()
        .selectFrom('reservations')
        .where('site_slug', '=', siteSlug)
        .where(sql<boolean>`buyer->>'phone' = ${phone}`)
        .where('paid_at', 'is not', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MOST)
        .select(['id', 'car_id', 'state', 'amount', 'created_at', 'paid_at', 'held_until', 'refund'])
        .execute()
      const valuations = await queries()
        .selectFrom('valuations as valued')
        .innerJoin('leads as lead', (join) =>
          join.onRef('lead.site_slug', '=', 'valued.site_slug').onRef('lead.id', '=', 'valued.lead_id'),
        )
        .where('valued.site_slug', '=', siteSlug)
        .where('valued.expires_at', '>', now)
        .where(sql<boolean>`lead.payload->>'phone' = ${phone}`)
        .orderBy('valued.created_at', 'desc')
        .limit(MOST)
        .select('valued.id')
        .execute()
      const alerts = await queries()
        .selectFrom('alerts')
        .where('site_slug', '=', siteSlug)
        .where((or) =>
          or('email', '=', phone).or(
            'email',
            'in',
            or
              .selectFrom('alerts as theirs')
              .where('site_slug', '=', siteSlug)
              .where('phone', '=', phone)
              .select('email'),
          ),
        )
        .where('confirmed_at', 'is not', null)
        .where('ended_at', 'is', null)
        .orderBy('asked_at')
        .orderBy('id')
        .select(['id', 'email', 'label'])
        .execute()
      return {
        visits: visits.map(({ starts_at: start, location_id: locationId, car_title: carTitle, ...visit }) => ({
          ...visit,
          start,
          locationId,
          carTitle,
        })),
        reservations: reservations.map((row) => ({
          id: row.id,
          carId: row.car_id,
          state: row.state,
          amount: row.amount,
          paidAt: row.paid_at ?? row.created_at,
          heldUntil: row.held_until,
          isRefunded: row.refund === 'sent',
        })),
        valuationIds: valuations.map(({ id }) => id),
        alerts,
      }
    },
  }
}

/** More of one kind is history that the dealer tells. */
const MOST = 20
