import type { Selectable } from 'kysely'
import type { Actor } from '#domain/staff/actor.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { AuditEventsTable } from './staff-tables.ts'

/** The changed object: its kind, such as 'conversation', and its id. */
export interface AuditedObject {
  readonly kind: string
  readonly id: string
}

/** A row of the audit log (STAFF-8). */
export interface AuditEvent {
  readonly id: string
  readonly at: Date
  readonly by: Pick<Actor, 'kind' | 'id' | 'name' | 'email' | 'address' | 'reason'>
  readonly action: string
  readonly object: AuditedObject
  readonly before: unknown
  readonly after: unknown
}

/** What the log is searched by; null: everything. */
export interface AuditFilter {
  readonly personId: string | null
  readonly object: string | null
  readonly from: Date | null
  readonly until: Date | null
}

/**
 * STAFF-8: the audit log of one site, or of the platform itself (null). Rows are only ever added: the database refuses
 * to update or delete them. `before` and `after` hold ids and states, never a buyer's details, since they cannot be erased.
 */
export function auditEvents(siteSlug: string | null, { queries }: Transactions) {
  return {
    async record(
      within: Transaction,
      actor: Pick<Actor, 'kind' | 'id' | 'name' | 'email' | 'address' | 'reason'>,
      change: Pick<AuditEvent, 'at' | 'action' | 'object' | 'before' | 'after'>,
    ): Promise<void> {
      await queries(within)
        .insertInto('audit_events')
        .values({
          site_slug: siteSlug,
          at: change.at.toISOString(),
          actor_kind: actor.kind,
          actor_id: actor.id,
          actor_name: actor.name,
          actor_email: actor.email,
          address: actor.address,
          action: change.action,
          object_kind: change.object.kind,
          object_id: change.object.id,
          before: jsonOf(change.before),
          after: jsonOf(change.after),
          reason: actor.reason,
        })
        .execute()
    },
    /** Latest first. `before`: the id of the last row that was shown. */
    async list(filter: AuditFilter, most: number, before: string | null = null): Promise<readonly AuditEvent[]> {
      const rows = await queries()
        .selectFrom('audit_events')
        .selectAll()
        .where('site_slug', siteSlug === null ? 'is' : '=', siteSlug)
        .$if(filter.personId !== null, (query) => query.where('actor_id', '=', filter.personId ?? ''))
        .$if(filter.object !== null, (query) =>
          query.where((where) =>
            where.or([where('object_id', '=', filter.object ?? ''), where('object_kind', '=', filter.object ?? '')]),
          ),
        )
        .$if(filter.from !== null, (query) => query.where('at', '>=', filter.from ?? new Date(0)))
        .$if(filter.until !== null, (query) => query.where('at', '<', filter.until ?? new Date(0)))
        .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return rows.map(toEvent)
    },
    /** The rows of one object, latest first. */
    async of(
      object: AuditedObject,
      { most, since = new Date(0) }: { readonly most: number; readonly since?: Date },
      within?: Transaction,
    ): Promise<readonly AuditEvent[]> {
      const rows = await queries(within)
        .selectFrom('audit_events')
        .selectAll()
        .where('site_slug', siteSlug === null ? 'is' : '=', siteSlug)
        .where('object_kind', '=', object.kind)
        .where('object_id', '=', object.id)
        .where('at', '>=', since)
        .orderBy('id', 'desc')
        .limit(most)
        .execute()
      return rows.map(toEvent)
    },
  }
}

function toEvent(row: Selectable<AuditEventsTable>): AuditEvent {
  return {
    id: String(row.id),
    at: row.at,
    by: {
      kind: row.actor_kind,
      id: row.actor_id,
      name: row.actor_name,
      email: row.actor_email,
      address: row.address,
      reason: row.reason,
    },
    action: row.action,
    object: { kind: row.object_kind, id: row.object_id },
    before: row.before,
    after: row.after,
  }
}

function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : jsonText(value)
}
