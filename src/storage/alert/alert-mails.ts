import { type Kysely, type Selectable, sql } from 'kysely'
import type { CarNews } from '#domain/alert/car-news.ts'
import { jsonText } from '../json-text.ts'
import { outboxRows } from '../outbox/outbox-rows.ts'
import type { Tables } from '../schema.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { AlertMailsTable } from './alert-tables.ts'
import { fromStoredNews } from './stored-news.ts'

/** News of one alert. */
export interface AlertNews {
  readonly alertId: string
  readonly cars: readonly CarNews[]
}

export interface AlertMail {
  readonly id: string
  /** 'link': a new link in place of an old one that ends alerts (H4-4). */
  readonly kind: 'confirm' | 'news' | 'link'
  /** The address, or a mobile number for text messages (ALERT-5). */
  readonly email: string
  /** The alert to confirm, or the one whose link ends all of the address. */
  readonly alertId: string
  readonly finds: readonly AlertNews[]
  readonly createdAt: Date
  readonly attempts: number
}

/** Mails about alerts of one site: stored before they are sent, claimed for each attempt (ALERT-2). */
export function alertMailQueries(siteSlug: string, transactions: Transactions) {
  const { queries } = transactions
  const newsSince = (since: Date) => sql`select 1 from alert_mails m
    where m.site_slug = ${siteSlug} and m.kind = 'news' and m.state <> 'dead'
      and m.created_at > ${since.toISOString()}::timestamptz`
  const rows = outboxRows('alert_mails', siteSlug, transactions)
  return {
    async claim(id: string, now: Date, until: Date): Promise<AlertMail | null> {
      const row = await rows.claim(id, now, until)
      return row && toMail(row)
    },
    record: rows.record,
    async add(mail: Omit<AlertMail, 'attempts'>, within: Transaction): Promise<void> {
      await queries(within)
        .insertInto('alert_mails')
        .values({
          site_slug: siteSlug,
          id: mail.id,
          kind: mail.kind,
          email: mail.email,
          alert_id: mail.alertId,
          finds: jsonText(mail.finds),
          created_at: mail.createdAt.toISOString(),
          state: 'pending',
          attempts: 0,
          next_attempt_at: mail.createdAt.toISOString(),
        })
        .execute()
    },
    /** Whether the alert's confirmation waits to be sent. */
    async hasWaiting(alertId: string, within: Transaction): Promise<boolean> {
      const row = await queries(within)
        .selectFrom('alert_mails')
        .where('site_slug', '=', siteSlug)
        .where('alert_id', '=', alertId)
        .where('kind', '=', 'confirm')
        .where('state', 'in', ['pending', 'failed'])
        .select('id')
        .executeTakeFirst()
      return row !== undefined
    },
    /** Addresses with news and no mail of news since `since`, in alphabetical order; mobile numbers only with `numbers`. */
    async emailsWithNews(since: Date, most: number, numbers = true): Promise<readonly string[]> {
      const { rows } = await sql<{ email: string }>`
        select a.email from alert_finds f join alerts a on a.site_slug = f.site_slug and a.id = f.alert_id
        where f.site_slug = ${siteSlug} and a.ended_at is null and not exists (${newsSince(since)} and m.email = a.email)
          and (${numbers} or a.email not like '+%')
        group by a.email order by a.email limit ${most}`.execute(queries())
      return rows.map(({ email }) => email)
    },
    /** Whether the address had a mail of news since `since`. */
    async hadNews(email: string, since: Date, within: Transaction): Promise<boolean> {
      const { rows } = await sql`${newsSince(since)} and m.email = ${email} limit 1`.execute(queries(within))
      return rows.length > 0
    },
    /** Takes the news of these alerts, for a mail. */
    async takeFinds(alertIds: readonly string[], within: Transaction): Promise<readonly AlertNews[]> {
      const { rows } = await sql<{ alertId: string; cars: readonly (string | CarNews)[] }>`
        delete from alert_finds where site_slug = ${siteSlug} and alert_id = any(${alertIds}::text[])
        returning alert_id as "alertId", cars`.execute(queries(within))
      return rows.map(({ alertId, cars }) => ({ alertId, cars: cars.map(fromStoredNews) }))
    },
  }
}

/** Sites with changed cars to match or news to write. */
export async function sitesWithNews(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ slug: string }>`
    select distinct site_slug as slug from alert_changes union select distinct site_slug from alert_finds`.execute(db)
  return rows.map(({ slug }) => slug)
}

function toMail(row: Selectable<AlertMailsTable>): AlertMail {
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    alertId: row.alert_id,
    finds: row.finds as readonly AlertNews[],
    createdAt: row.created_at,
    attempts: row.attempts,
  }
}
