import { sql } from 'kysely'
import type { Transaction } from './transaction.ts'
import type { Transactions } from './transactions.ts'

export interface NewAppointment {
  readonly locationId: string
  readonly start: Date
  readonly leadId: string
  readonly atOnce: number
}

/** Booked appointments at one site's locations (FORM-14). */
export function appointmentQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** Takes one of the slot's places; false if all `atOnce` are taken. Concurrent bookings never share a place. */
    async book({ locationId, start, leadId, atOnce }: NewAppointment, within: Transaction): Promise<boolean> {
      for (let place = 1; place <= atOnce; place += 1) {
        const booked = await queries(within)
          .insertInto('appointments')
          .values({
            site_slug: siteSlug,
            location_id: locationId,
            starts_at: start.toISOString(),
            place,
            lead_id: leadId,
          })
          .onConflict((conflict) => conflict.columns(['site_slug', 'location_id', 'starts_at', 'place']).doNothing())
          .returning('place')
          .executeTakeFirst()
        if (booked !== undefined) return true
      }
      return false
    },
    /** Number of a person's future bookings, by phone or e-mail. */
    async countOf({ phone, email }: { readonly phone: string; readonly email: string }, now: Date): Promise<number> {
      const row = await queries()
        .selectFrom('appointments as booked')
        .innerJoin('leads as lead', (join) =>
          join.onRef('lead.site_slug', '=', 'booked.site_slug').onRef('lead.id', '=', 'booked.lead_id'),
        )
        .where('booked.site_slug', '=', siteSlug)
        .where('booked.starts_at', '>', now)
        .where(
          sql<boolean>`(lead.payload->>'phone' = ${phone} or lower(lead.payload->>'email') = ${email.toLowerCase()})`,
        )
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
    /** Start times of a location's bookings in the half-open range from `from` to `to`. */
    async starts(locationId: string, from: Date, to: Date): Promise<readonly Date[]> {
      const rows = await queries()
        .selectFrom('appointments')
        .where('site_slug', '=', siteSlug)
        .where('location_id', '=', locationId)
        .where('starts_at', '>=', from)
        .where('starts_at', '<', to)
        .orderBy('starts_at')
        .select('starts_at')
        .execute()
      return rows.map(({ starts_at }) => starts_at)
    },
  }
}
