import { type Selectable, sql } from 'kysely'
import type { ResponseDeadlines } from '#domain/inbox/response-clock.ts'
import type { Stage } from '#domain/inbox/stage.ts'
import type { ConversationsTable } from './inbox-tables.ts'

/** What the list shows of the latest lead. */
export interface LeadSummary {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly category: string
  readonly locationId: string | null
  readonly dealershipSlug: string | null
  readonly carId: string | null
  readonly carTitle: string | null
  readonly source: string
  readonly arrivedAt: Date
  readonly words: readonly string[]
}

/** A clock that runs; null: no clock, for a lead that is history when it is placed. */
export type RunningClock = (ResponseDeadlines & { readonly since: Date }) | null

export interface Conversation extends Omit<LeadSummary, 'arrivedAt' | 'words'> {
  readonly id: string
  readonly token: string
  readonly stage: Stage
  readonly reason: string | null
  readonly isOpen: boolean
  readonly leads: number
  readonly assignee: string | null
  readonly ruleId: string | null
  readonly openedAt: Date
  readonly lastLeadAt: Date
  /** INBOX-3: null once a human has acted. */
  readonly clock: RunningClock
  readonly lastEvent: { readonly kind: string; readonly at: Date }
  readonly nextAction: { readonly text: string; readonly at: Date | null } | null
  readonly changedAt: Date
}

/** Words of the search with their site, so that a search reads one site's entries of the index. */
export function lexemesOf(siteSlug: string, words: readonly string[]): readonly string[] {
  return words.map((word) => `${siteSlug} ${word}`)
}

export function vectorOf(siteSlug: string, words: readonly string[]) {
  return sql`array_to_tsvector(${lexemesOf(siteSlug, words)}::text[])`
}

export function summaryColumns(lead: LeadSummary) {
  return {
    name: lead.name,
    phone: lead.phone,
    email: lead.email,
    category: lead.category,
    location_id: lead.locationId,
    dealership_slug: lead.dealershipSlug,
    car_id: lead.carId,
    car_title: lead.carTitle,
    source: lead.source,
  }
}

export function clockColumns(clock: RunningClock) {
  return {
    awaiting_since: clock?.since.toISOString() ?? null,
    amber_at: clock?.amberAt?.toISOString() ?? null,
    target_at: clock?.targetAt?.toISOString() ?? null,
    overdue_at: clock?.overdueAt?.toISOString() ?? null,
  }
}

export function eventColumns(event: string, at: Date) {
  return { last_event: event, last_event_at: at.toISOString() }
}

export function toConversation(row: Selectable<ConversationsTable>): Conversation {
  return {
    id: row.id,
    token: row.token,
    name: row.name,
    phone: row.phone,
    email: row.email,
    stage: row.stage,
    reason: row.reason,
    isOpen: row.is_open,
    category: row.category,
    locationId: row.location_id,
    dealershipSlug: row.dealership_slug,
    carId: row.car_id,
    carTitle: row.car_title,
    source: row.source,
    leads: row.leads,
    assignee: row.assignee,
    ruleId: row.rule_id,
    openedAt: row.opened_at,
    lastLeadAt: row.last_lead_at,
    clock:
      row.awaiting_since === null
        ? null
        : { since: row.awaiting_since, amberAt: row.amber_at, targetAt: row.target_at, overdueAt: row.overdue_at },
    lastEvent: { kind: row.last_event, at: row.last_event_at },
    nextAction: row.next_action === null ? null : { text: row.next_action, at: row.next_action_at },
    changedAt: row.changed_at,
  }
}
