import { type Selectable, sql } from 'kysely'
import type { AlertKind, AlertSearch } from '#domain/alert/alert.ts'
import type { Consent } from '#domain/lead/consent.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { AlertsTable } from './alert-tables.ts'

export interface NewAlert {
  readonly id: string
  readonly kind: AlertKind
  /** In lower case; or a mobile number as +61412345678, which gets text messages (ALERT-5). */
  readonly email: string
  /** The listing's address or the car's id. */
  readonly subject: string
  /** What the person waits for, in words. */
  readonly label: string
  readonly search: AlertSearch | null
  readonly carId: string | null
  readonly origin: string
  readonly consent: Consent
  readonly askedAt: Date
}

export interface StoredAlert extends NewAlert {
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
}

interface Confirmation {
  readonly id: string
  readonly keys: readonly string[]
  /** The proven number of who confirms, if they are signed in. */
  readonly by: string | null
  readonly at: Date
}

/** Alerts of one site (ALERT-1). */
export function alertQueries(siteSlug: string, { queries }: Transactions) {
  const all = (within?: Transaction) =>
    queries(within).selectFrom('alerts').where('site_slug', '=', siteSlug).selectAll()
  return {
    /**
     * Stores an alert. The same wish of the same address is the same row: asked again after it ended, it must be
     * confirmed again. Returns the row's id.
     */
    async ask(alert: NewAlert, within: Transaction): Promise<string> {
      const consent = jsonText(alert.consent)
      const asked_at = alert.askedAt.toISOString()
      const row = await queries(within)
        .insertInto('alerts')
        .values({
          site_slug: siteSlug,
          id: alert.id,
          kind: alert.kind,
          email: alert.email,
          subject: alert.subject,
          label: alert.label,
          search: alert.search === null ? null : jsonText(alert.search),
          car_id: alert.carId,
          origin: alert.origin,
          consent,
          asked_at,
        })
        .onConflict((conflict) =>
          conflict.columns(['site_slug', 'email', 'kind', 'subject']).doUpdateSet({
            consent,
            asked_at,
            confirmed_at: sql<string | null>`case when alerts.ended_at is null then alerts.confirmed_at end`,
            ended_at: null,
          }),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },
    async find(id: string, within?: Transaction): Promise<StoredAlert | null> {
      const row = await all(within).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : toAlert(row)
    },
    /** The address's alerts that have not ended, oldest first, locked until the transaction ends. */
    async lockOpen(email: string, within: Transaction): Promise<readonly StoredAlert[]> {
      const rows = await all(within)
        .where('email', '=', email)
        .where('ended_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute()
      return rows.map(toAlert).sort((one, other) => one.askedAt.getTime() - other.askedAt.getTime())
    },
    /** The address's confirmed alerts, oldest first. */
    async live(email: string): Promise<readonly StoredAlert[]> {
      const rows = await all()
        .where('email', '=', email)
        .where('confirmed_at', 'is not', null)
        .where('ended_at', 'is', null)
        .orderBy('asked_at')
        .orderBy('id')
        .execute()
      return rows.map(toAlert)
    },
    /** Confirms an alert and lists it under its keys. Confirming it again changes nothing but `by`, a proven number. */
    async confirm({ id, keys, by, at }: Confirmation, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('alerts')
        .set({
          confirmed_at: sql<string>`coalesce(confirmed_at, ${at.toISOString()})`,
          phone: sql<string | null>`coalesce(${by}, phone)`,
        })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute()
      if (keys.length === 0) return
      await queries(within)
        .insertInto('alert_keys')
        .values([...new Set(keys)].map((key) => ({ site_slug: siteSlug, key, alert_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    /** Ends alerts: no key finds them any more, and matches that no mail has named are dropped. */
    async end(ids: readonly string[], at: Date, within: Transaction): Promise<void> {
      const named = sql<boolean>`alert_id = any(${ids}::text[])`
      const mine = queries(within)
      await mine
        .updateTable('alerts')
        .set({ ended_at: at.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .where('ended_at', 'is', null)
        .execute()
      await mine.deleteFrom('alert_keys').where('site_slug', '=', siteSlug).where(named).execute()
      await mine.deleteFrom('alert_finds').where('site_slug', '=', siteSlug).where(named).execute()
    },
  }
}

function toAlert(row: Selectable<AlertsTable>): StoredAlert {
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    subject: row.subject,
    label: row.label,
    search: row.search as AlertSearch | null,
    carId: row.car_id,
    origin: row.origin,
    consent: row.consent as unknown as Consent,
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    endedAt: row.ended_at,
  }
}
