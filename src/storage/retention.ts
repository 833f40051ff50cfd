import { type RawBuilder, sql } from 'kysely'
import { CONFIRM_WITHIN_DAYS } from '#domain/alert/alert.ts'
import { jsonText } from './json-text.ts'
import type { Transactions } from './transactions.ts'

/** Numbers deleted, by kind. */
export type Dropped = Readonly<Record<(typeof KINDS)[number], number>>

const KINDS = [
  'conversations',
  'leads',
  'phoneReveals',
  'reservations',
  'valuations',
  'visitors',
  'appointments',
  'alerts',
  'alertMails',
  'notifications',
  'notificationMessages',
  'hookDeliveries',
  'stockImports',
  'drafts',
] as const

/** D-19: deletes a site's personal details after their retention period. */
export function retentionQueries(siteSlug: string, { queries }: Transactions) {
  return {
    /**
     * Deletes rows older than `before` and valuations that have expired, at most `slice` per kind; a reservation stays as
     * a payment record without its buyer.
     */
    async dropBefore(before: Date, now: Date, slice: number): Promise<Dropped> {
      const at = before.toISOString()
      const run = async (statement: RawBuilder<unknown>) =>
        Number((await statement.execute(queries())).numAffectedRows ?? 0)
      const ofSite = sql`site_slug = ${siteSlug}`
      const inSlice = (table: string, column: string, which: RawBuilder<unknown>) =>
        run(sql`delete from ${sql.table(table)} where ${ofSite} and ${sql.ref(column)} in
          (select ${sql.ref(column)} from ${sql.table(table)} where ${ofSite} and ${which} limit ${slice})`)
      return {
        // Cascades to its history and mails.
        conversations: await inSlice('conversations', 'id', sql`last_lead_at < ${at}`),
        // Cascades to deliveries, attempts, appointments and valuations.
        leads: await inSlice('leads', 'id', sql`created_at < ${at}`),
        phoneReveals: await inSlice('phone_reveals', 'id', sql`at < ${at}`),
        reservations: await run(sql`update reservations set buyer = ${NOBODY}::jsonb, asker = null,
            visit = jsonb_build_object('origin', visit->'origin', 'path', '', 'userAgent', null)
          where ${ofSite} and id in (select id from reservations
            where ${ofSite} and created_at < ${at} and state not in ('pending', 'held') and refund <> 'due'
              and buyer->>'email' <> '' limit ${slice})`),
        valuations: await inSlice('valuations', 'id', sql`expires_at <= ${now.toISOString()}`),
        // Last activity: a sign-in renews the session, saving a car its row.
        visitors: await inSlice(
          'visitors',
          'id',
          sql`created_at < ${at}
            and not exists (select 1 from visitor_sessions s where s.site_slug = visitors.site_slug and s.visitor_id = visitors.id)
            and not exists (select 1 from watchlist_cars w where w.site_slug = visitors.site_slug and w.visitor_id = visitors.id
              and w.saved_at >= ${at})`,
        ),
        appointments: await inSlice('appointments', 'lead_id', sql`starts_at < ${at}`),
        // ALERT-1: nobody confirmed it in time; or it was confirmed or ended so long ago. Cascades to its mails.
        alerts: await inSlice(
          'alerts',
          'id',
          sql`(confirmed_at is null and asked_at < ${daysBefore(now, CONFIRM_WITHIN_DAYS)})
            or greatest(asked_at, confirmed_at, ended_at) < ${at}`,
        ),
        alertMails: await inSlice(
          'alert_mails',
          'id',
          sql`state in ('sent', 'dead') and created_at < ${daysBefore(now, MAILS_KEPT_DAYS)}`,
        ),
        notifications: await inSlice('notifications', 'id', sql`at < ${daysBefore(now, NOTIFICATIONS_KEPT_DAYS)}`),
        hookDeliveries: await inSlice(
          'hook_deliveries',
          'id',
          sql`next_attempt_at is null and at < ${daysBefore(now, MESSAGES_KEPT_DAYS)}`,
        ),
        // What the boards and figures show last stays: the newest of each feed and result.
        stockImports: await inSlice(
          'stock_imports',
          'id',
          sql`state <> 'staging' and started_at < ${daysBefore(now, IMPORTS_KEPT_DAYS)} and id not in (
            select distinct on (feed, state) id from stock_imports where ${ofSite} order by feed, state, started_at desc)`,
        ),
        // STUDIO-7: over for the whole period. Cascades to its changes; what they made is a version.
        drafts: await inSlice('drafts', 'id', sql`state in ('published', 'discarded') and changed_at < ${at}`),
        notificationMessages: await inSlice(
          'notification_messages',
          'id',
          sql`state in ('sent', 'dead') and created_at < ${daysBefore(now, MESSAGES_KEPT_DAYS)}`,
        ),
      }
    },
  }
}

/** As long as the files that they read (INTAKE-6). */
const IMPORTS_KEPT_DAYS = 90
/** A sent mail says no more than when the address had its last one. */
const MAILS_KEPT_DAYS = 7
/** INBOX-13. */
const NOTIFICATIONS_KEPT_DAYS = 90
const MESSAGES_KEPT_DAYS = 30

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString()
}

/** Replaces a deleted buyer's details. */
export const NOBODY = jsonText({ name: 'Deleted', last_name: '', email: '', phone: '', postcode: '' })
