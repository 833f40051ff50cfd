import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { MailFile } from '#domain/inbox/mail-file.ts'
import type { Stage } from '#domain/inbox/stage.ts'
import type { Instant, Json, OptionalInstant } from '../column-types.ts'

/** The tables of the inbox (INBOX-1 to INBOX-7). */
export interface InboxTables {
  conversations: ConversationsTable
  conversation_events: ConversationEventsTable
  conversation_mails: ConversationMailsTable
  sales: SalesTable
  assignment_rules: { site_slug: string; id: string; position: number; name: string; rule: Json }
  inbox_teams: {
    site_slug: string
    id: string
    name: string
    members: JSONColumnType<readonly string[], string, string>
  }
  staff_leave: { site_slug: string; person_id: string; first_day: string; last_day: string }
  mail_templates: { site_slug: string; id: string; name: string; subject: string; body: string }
}

export interface ConversationsTable {
  site_slug: string
  id: string
  /** Unguessable part of the conversation's mail address. */
  token: string
  /** Name, phone, email, car and place of the latest lead. */
  name: string
  phone: string | null
  email: string | null
  stage: Stage
  reason: string | null
  is_open: Generated<boolean>
  category: string
  location_id: string | null
  dealership_slug: string | null
  car_id: string | null
  car_title: string | null
  source: string
  leads: number
  /** Id of a person; null: unassigned. */
  assignee: string | null
  /** The rule that gave it away. */
  rule_id: string | null
  opened_at: Instant
  last_lead_at: Instant
  /** Arrival of the lead that waits for a human; null once one acted. */
  awaiting_since: OptionalInstant
  amber_at: OptionalInstant
  target_at: OptionalInstant
  overdue_at: OptionalInstant
  /** When the overdue lead was reassigned, escalated or left. */
  overdue_seen_at: OptionalInstant
  last_event: string
  last_event_at: Instant
  next_action: string | null
  next_action_at: OptionalInstant
  search: ColumnType<string, unknown, unknown>
  changed_at: Instant
}

export interface ConversationEventsTable {
  /** A bigint, returned as text; only for sorting. */
  id: Generated<string>
  site_slug: string
  conversation_id: string
  at: Instant
  kind: string
  /** Null: the platform itself. */
  actor_id: string | null
  actor_name: string | null
  lead_id: string | null
  data: Json
}

export interface ConversationMailsTable {
  site_slug: string
  id: string
  conversation_id: string
  /** A text message (INBOX-8) has numbers for addresses. */
  channel: Generated<'mail' | 'text'>
  direction: 'in' | 'out'
  /** Without its host where the mail is ours. */
  message_id: string
  /** Ids of the mails before it in the thread. */
  earlier: JSONColumnType<readonly string[], string, string>
  from_name: string
  from_address: string
  to_address: string
  subject: string
  body: string
  html: string | null
  /** The delivery that sends it; null for a buyer's mail. */
  delivery_id: string | null
  /** A calendar file that goes with it (INBOX-9). */
  calendar: Generated<string | null>
  /** Names, sizes and kinds; the bytes are objects. */
  files: ColumnType<readonly MailFile[], string | undefined, string>
  at: Instant
}

/** SALES-9. */
export interface SalesTable {
  site_slug: string
  id: string
  /** Null: its conversation was deleted. */
  conversation_id: string | null
  car_id: string | null
  car_title: string
  price: number
  sold_on: string
  stage_before: Stage
  reason_before: string | null
  batch: string
  seller_id: string
  seller_name: string
  at: Instant
  /** When it was taken back. */
  ended_at: OptionalInstant
}
