import type { Selectable } from 'kysely'
import type { NotificationChoices } from '#domain/notify/notification-choices.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { NotificationChoicesTable } from './notification-tables.ts'

/** INBOX-13: what the people of one site chose. A person without a row has made no choice. */
export function notificationChoices(siteSlug: string, { queries }: Transactions) {
  const rows = (within?: Transaction) =>
    queries(within).selectFrom('notification_choices').where('site_slug', '=', siteSlug).selectAll()
  return {
    /** By the id of the person. */
    async all(within?: Transaction): Promise<ReadonlyMap<string, NotificationChoices>> {
      return new Map((await rows(within).execute()).map((row) => [row.person_id, toChoices(row)]))
    },
    async find(personId: string, within?: Transaction): Promise<NotificationChoices | null> {
      const row = await rows(within).where('person_id', '=', personId).executeTakeFirst()
      return row === undefined ? null : toChoices(row)
    },
    /** As `find`, and nobody else changes the row before the transaction ends. */
    async locked(personId: string, within: Transaction): Promise<NotificationChoices | null> {
      const row = await rows(within).where('person_id', '=', personId).forUpdate().executeTakeFirst()
      return row === undefined ? null : toChoices(row)
    },
    /** The number stays as it is. */
    async save(personId: string, choices: Omit<NotificationChoices, 'phone'>, within: Transaction): Promise<void> {
      const values = {
        channels: jsonText(choices.channels),
        quiet_from: choices.quiet?.from ?? null,
        quiet_to: choices.quiet?.to ?? null,
        summary_hour: choices.summaryHour,
      }
      await queries(within)
        .insertInto('notification_choices')
        .values({ site_slug: siteSlug, person_id: personId, phone: null, phone_proven_at: null, ...values })
        .onConflict((conflict) => conflict.columns(['site_slug', 'person_id']).doUpdateSet(values))
        .execute()
    },
    /** A proven number, or none. */
    async setPhone(personId: string, phone: string | null, now: Date, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('notification_choices')
        .set({ phone, phone_proven_at: phone === null ? null : now.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('person_id', '=', personId)
        .execute()
    },
    /** A number that was typed before numbers had to be proven; null: none. */
    async unprovenPhone(personId: string): Promise<string | null> {
      const row = await rows().where('person_id', '=', personId).executeTakeFirst()
      return row === undefined || row.phone_proven_at !== null ? null : row.phone
    },
  }
}

function toChoices(row: Selectable<NotificationChoicesTable>): NotificationChoices {
  const { channels, quiet_from: from, quiet_to: to, summary_hour: summaryHour } = row
  const phone = row.phone_proven_at === null ? null : row.phone
  return { channels, quiet: from === null || to === null ? null : { from, to }, summaryHour, phone }
}
