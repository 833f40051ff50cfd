import { type RawBuilder, sql } from 'kysely'
import type { Transactions } from './transactions.ts'

/** D-19: what a site deletes of people once its time is over. */
export type RetentionQueries = ReturnType<typeof retentionQueries>

/** How many of each kind went. */
export type Dropped = Readonly<Record<(typeof KINDS)[number], number>>

const KINDS = ['leads', 'phoneReveals', 'reservations', 'valuations', 'visitors', 'appointments'] as const

export function retentionQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /** Deletes what is older, at most `slice` rows of each kind; a reservation loses its buyer and stays as a record of money. */
    async dropBefore(before: Date, slice: number): Promise<Dropped> {
      const at = before.toISOString()
      const run = async (statement: RawBuilder<unknown>) =>
        Number((await statement.execute(queries())).numAffectedRows ?? 0)
      const ofSite = sql`site_slug = ${siteSlug}`
      const inSlice = (table: string, column: string, which: RawBuilder<unknown>) =>
        run(sql`delete from ${sql.table(table)} where ${ofSite} and ${sql.ref(column)} in
          (select ${sql.ref(column)} from ${sql.table(table)} where ${ofSite} and ${which} limit ${slice})`)
      return {
        // Deliveries, attempts, booked times and valuations of a lead go with it.
        leads: await inSlice('leads', 'id', sql`created_at < ${at}`),
        phoneReveals: await inSlice('phone_reveals', 'id', sql`at < ${at}`),
        reservations: await run(sql`update reservations set buyer = ${NOBODY}::jsonb,
            visit = jsonb_build_object('origin', visit->'origin', 'path', '', 'userAgent', null)
          where ${ofSite} and id in (select id from reservations
            where ${ofSite} and created_at < ${at} and state not in ('pending', 'held') and refund <> 'due'
              and buyer->>'email' <> '' limit ${slice})`),
        valuations: await inSlice('valuations', 'id', sql`created_at < ${at} and lead_id is null`),
        // Seen: a session is renewed by each sign-in, a saved car by its saving.
        visitors: await inSlice(
          'visitors',
          'id',
          sql`created_at < ${at}
            and not exists (select 1 from visitor_sessions s where s.site_slug = visitors.site_slug and s.visitor_id = visitors.id)
            and not exists (select 1 from watchlist_cars w where w.site_slug = visitors.site_slug and w.visitor_id = visitors.id
              and w.saved_at >= ${at})`,
        ),
        appointments: await inSlice('appointments', 'lead_id', sql`starts_at < ${at}`),
      }
    },
  }
}

/** A buyer whose details are gone. */
export const NOBODY = JSON.stringify({ name: 'Deleted', last_name: '', email: '', phone: '', postcode: '' })
