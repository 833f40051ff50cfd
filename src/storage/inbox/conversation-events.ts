import { type Selectable, sql } from 'kysely'
import { announceEvents } from '../hook/hook-deliveries.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { ConversationEventsTable } from './inbox-tables.ts'

/** INBOX-2: what a history is made of. */
export const EVENT_KINDS = [
  'lead',
  'assigned',
  'stage',
  'note',
  'call',
  'mail-out',
  'mail-in',
  'text-out',
  'text-in',
  'next-action',
  'appointment',
  'overdue',
  'details-erased',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Who did it; null: the platform itself. */
export type EventActor = { readonly id: string; readonly name: string } | null

export interface NewEvent {
  readonly kind: EventKind
  readonly at: Date
  readonly by: EventActor
  readonly leadId?: string | null
  readonly data: Readonly<Record<string, unknown>>
}

export interface ConversationEvent extends Omit<NewEvent, 'at' | 'leadId'> {
  readonly id: string
  readonly at: string
  readonly leadId: string | null
}

/** The history of one site's conversations. The database refuses to change an event. */
export function conversationEvents(siteSlug: string, { queries }: Transactions) {
  return {
    async add(conversationId: string, events: readonly NewEvent[], within: Transaction): Promise<void> {
      const rows = events.map(({ kind, at, by, leadId = null, data }) => ({
        site_slug: siteSlug,
        conversation_id: conversationId,
        at: at.toISOString(),
        kind,
        actor_id: by?.id ?? null,
        actor_name: by?.name ?? null,
        lead_id: leadId,
        data: jsonText(data),
      }))
      const added = await queries(within).insertInto('conversation_events').values(rows).returning('id').execute()
      const ids = added.map(({ id }) => id)
      await announceEvents(queries(within), siteSlug, ids)
    },
    /** STAFF-12: what one step of a person did since then, each to another conversation. */
    async ofStep(
      step: string,
      since: Date,
    ): Promise<readonly (ConversationEvent & { readonly conversationId: string })[]> {
      const rows = await queries()
        .selectFrom('conversation_events as event')
        .innerJoin('conversations as talk', (join) =>
          join.onRef('talk.site_slug', '=', 'event.site_slug').onRef('talk.id', '=', 'event.conversation_id'),
        )
        .where('event.site_slug', '=', siteSlug)
        .where('talk.changed_at', '>=', since)
        .where('event.at', '>=', since)
        .where(sql<boolean>`event.data->'undo'->>'step' = ${step}`)
        .orderBy('event.id')
        .selectAll('event')
        .execute()
      return rows.map((row) => ({ ...toEvent(row), conversationId: row.conversation_id }))
    },
    /** The last event of these kinds after the one with the id `seen`, if a person other than `notBy` did it; else null. */
    async lastSince(
      conversationId: string,
      {
        seen,
        kinds,
        notBy,
      }: { readonly seen: string; readonly kinds: readonly EventKind[]; readonly notBy: string | null },
      within: Transaction,
    ): Promise<ConversationEvent | null> {
      const row = await queries(within)
        .selectFrom('conversation_events')
        .where('site_slug', '=', siteSlug)
        .where('conversation_id', '=', conversationId)
        .where('id', '>', /^\d{1,18}$/.test(seen) ? seen : '0')
        .where('kind', 'in', kinds)
        .where((where) => (notBy === null ? where('actor_id', 'is not', null) : where('actor_id', '!=', notBy)))
        .orderBy('id', 'desc')
        .limit(1)
        .selectAll()
        .executeTakeFirst()
      return row === undefined ? null : toEvent(row)
    },
    /** SALES-9: what a sale wrote into the history of its conversation first. */
    async ofSale(conversationId: string, saleId: string, within: Transaction): Promise<ConversationEvent | null> {
      const row = await queries(within)
        .selectFrom('conversation_events')
        .where('site_slug', '=', siteSlug)
        .where('conversation_id', '=', conversationId)
        .where('kind', '=', 'stage')
        .where(sql<boolean>`data->'sale'->>'id' = ${saleId}`)
        .orderBy('id')
        .limit(1)
        .selectAll()
        .executeTakeFirst()
      return row === undefined ? null : toEvent(row)
    },
    /** Oldest first. */
    async of(conversationId: string): Promise<readonly ConversationEvent[]> {
      const rows = await queries()
        .selectFrom('conversation_events')
        .where('site_slug', '=', siteSlug)
        .where('conversation_id', '=', conversationId)
        .orderBy('id')
        .selectAll()
        .execute()
      return rows.map(toEvent)
    },
  }
}

function toEvent(row: Selectable<ConversationEventsTable>): ConversationEvent {
  return {
    id: row.id,
    kind: row.kind as EventKind,
    at: row.at.toISOString(),
    by: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
    leadId: row.lead_id,
    data: row.data,
  }
}
