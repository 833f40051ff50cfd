import { sql } from 'kysely'
import type { Queries } from '../transactions.ts'

/** What waits to be sent, by kind. Each is a row of its own table, which says when it is due. */
export const OUTBOX_KINDS = ['lead', 'code', 'alert-mail', 'notification', 'hook', 'refund', 'warning'] as const
export type OutboxKind = (typeof OUTBOX_KINDS)[number]

/** One row that waits to be sent. `siteSlug`: empty for a warning to staff, who may work for several sites. */
export interface OutboxRow {
  readonly siteSlug: string
  readonly id: string
}

/** A row that became due just now. */
export interface DueNotice extends OutboxRow {
  readonly kind: OutboxKind
}

/** Channel of NOTIFY for rows that became due. */
export const DUE_CHANNEL = 'forecourt_due'

/** Tells the worker when the transaction commits. A notice that gets lost costs time alone: the next round finds the row. */
export async function notifyDue(queries: Queries, { kind, siteSlug, id }: DueNotice): Promise<void> {
  await sql`select pg_notify(${DUE_CHANNEL}, ${`${kind} ${siteSlug} ${id}`})`.execute(queries)
}

/** Reads what `notifyDue` wrote. Null: another version of this program wrote it. */
export function readDueNotice(payload: string): DueNotice | null {
  const [kind, siteSlug, id] = payload.split(' ')
  const isKnown = (OUTBOX_KINDS as readonly (string | undefined)[]).includes(kind)
  return isKnown && siteSlug && id ? { kind: kind as OutboxKind, siteSlug, id } : null
}
