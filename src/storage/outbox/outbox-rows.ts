import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tables } from '../schema.ts'
import type { Transactions } from '../transactions.ts'
import type { OutboxKind, OutboxRow } from './due-notices.ts'

/** Where the rows of a kind are. */
interface OutboxTable {
  readonly table: keyof Tables
  /** Column with the time of the next attempt. */
  readonly due: string
  /** Rows that still wait for one at this time. */
  readonly waits: (now: RawBuilder<unknown>) => RawBuilder<unknown>
}

const NOT_SENT = sql`state in ('pending', 'failed')`

const isNotSent = () => NOT_SENT

const TABLES: Readonly<Record<OutboxKind, OutboxTable>> = {
  lead: { table: 'lead_deliveries', due: 'next_attempt_at', waits: isNotSent },
  code: { table: 'sign_in_codes', due: 'send_at', waits: (now) => sql`not used and expires_at > ${now}` },
  'alert-mail': { table: 'alert_mails', due: 'next_attempt_at', waits: isNotSent },
  notification: { table: 'notification_messages', due: 'next_attempt_at', waits: isNotSent },
  hook: { table: 'hook_deliveries', due: 'next_attempt_at', waits: isNotSent },
  refund: { table: 'reservations', due: 'refund_at', waits: () => sql`refund = 'due'` },
  warning: { table: 'staff_warnings', due: 'next_attempt_at', waits: isNotSent },
}

/**
 * Rows of a kind that are due, of these sites: the longest waiting of each site, then the second of each, so that what
 * waits for one dealer's receiver hides no other dealer's. Warnings to staff are of no site.
 */
export async function dueRows(
  db: Kysely<Tables>,
  kind: OutboxKind,
  { siteSlugs, now }: { readonly siteSlugs: readonly string[]; readonly now: Date },
): Promise<readonly OutboxRow[]> {
  const { table, due, waits } = TABLES[kind]
  const at = instant(now)
  const [site, isTheirs] =
    kind === 'warning' ? [sql`''`, sql`true`] : [sql`site_slug`, sql`site_slug = any(${[...siteSlugs]}::text[])`]
  const { rows } = await sql<OutboxRow>`select ${site} as "siteSlug", id from ${sql.table(table)}
    where ${waits(at)} and ${sql.ref(due)} <= ${at} and ${isTheirs}
    order by row_number() over (partition by ${site} order by ${sql.ref(due)}, id), ${sql.ref(due)}
    limit ${A_LOOK}`.execute(db)
  return rows
}

const A_LOOK = 500

function instant(at: Date): RawBuilder<unknown> {
  return sql`${at.toISOString()}::timestamptz`
}

/** What waits of a kind: how many rows are due, and for how long the first has been (OPS-7). */
export interface OutboxFigures {
  readonly kind: OutboxKind
  readonly waiting: number
  readonly oldestSeconds: number
}

export async function outboxFigures(db: Kysely<Tables>, now: Date): Promise<readonly OutboxFigures[]> {
  const at = instant(now)
  const each = Object.entries(TABLES).map(
    ([kind, { table, due, waits }]) => sql`
      select ${kind}::text as kind, count(*)::int as waiting,
        coalesce(extract(epoch from ${at} - min(${sql.ref(due)})), 0)::float8 as "oldestSeconds"
      from ${sql.table(table)} where ${waits(at)} and ${sql.ref(due)} <= ${at}`,
  )
  const { rows } = await sql<OutboxFigures>`${sql.join(each, sql` union all `)}`.execute(db)
  return rows
}

export type SendingState = 'sent' | 'failed' | 'dead'

/** What came of an attempt. `nextAttemptAt` is null once the row is sent or given up. */
export interface Attempted {
  readonly state: SendingState
  readonly nextAttemptAt: Date | null
}

/** Tables whose rows have a state, a number of attempts and a time of the next one. */
type StatefulTable = 'alert_mails' | 'notification_messages' | 'hook_deliveries' | 'staff_warnings'

/** Claims and records attempts at the rows of such a table. `siteSlug`: null for rows of no site. */
export function outboxRows<Table extends StatefulTable>(
  table: Table,
  siteSlug: string | null,
  { queries }: Transactions,
) {
  const isOne = (id: string) => sql`id = ${id} and ${siteSlug === null ? sql`true` : sql`site_slug = ${siteSlug}`}`
  return {
    /** Claims a due row for this caller until `until`. Null if it is not due or another caller has it. */
    async claim(id: string, now: Date, until: Date): Promise<Selectable<Tables[Table]> | null> {
      const { rows } = await sql<Selectable<Tables[Table]>>`
        update ${sql.table(table)} set next_attempt_at = ${instant(until)}
        where ${isOne(id)} and ${NOT_SENT} and next_attempt_at <= ${instant(now)}
        returning *`.execute(queries())
      return rows[0] ?? null
    },
    async record(id: string, { state, nextAttemptAt }: Attempted): Promise<void> {
      await sql`update ${sql.table(table)}
        set state = ${state}, attempts = attempts + 1, next_attempt_at = ${nextAttemptAt?.toISOString() ?? null}::timestamptz
        where ${isOne(id)}`.execute(queries())
    },
  }
}
