import { randomBytes, randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import type { KnownConversation, PersonKeys } from '#domain/inbox/conversation.ts'
import type { Stage } from '#domain/inbox/stage.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import {
  type Conversation,
  clockColumns,
  eventColumns,
  type LeadSummary,
  lexemesOf,
  type RunningClock,
  summaryColumns,
  toConversation,
  vectorOf,
} from './conversation-row.ts'
import { notifyInbox } from './inbox-changes.ts'
import type { ConversationsTable } from './inbox-tables.ts'

/** Conversations of one site (INBOX-1). */
export function conversationQueries(siteSlug: string, { queries }: Transactions) {
  const ofSite = (within?: Transaction) =>
    queries(within).selectFrom('conversations').where('conversations.site_slug', '=', siteSlug)
  const change = async (id: string, values: Updateable<ConversationsTable>, at: Date, within: Transaction) => {
    await queries(within)
      .updateTable('conversations')
      .set({ ...values, changed_at: at.toISOString() })
      .where('site_slug', '=', siteSlug)
      .where('id', '=', id)
      .execute()
    await notifyInbox(queries(within), siteSlug, id)
  }
  /** An array, so that the leads are looked up once, whatever the database believes of the size of its tables. */
  const wroteLeadOf = ({ phone, email }: PersonKeys) =>
    sql<boolean>`id = any(array(select conversation_id from leads where site_slug = ${siteSlug}
      and (lower(payload->>'email') = ${email} or payload->>'phone' = ${phone})))`
  return {
    /** Makes other leads of the same person wait until the transaction ends, so that two at once share a conversation. */
    async lockPerson({ phone, email }: PersonKeys, within: Transaction): Promise<void> {
      const keys = [phone, email].flatMap((key) => (key === null ? [] : [`${siteSlug} ${key}`])).sort()
      for (const key of keys) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(queries(within))
      }
    },
    /** Conversations with a lead of this person that arrived after `since`; locked until the transaction ends. */
    async ofPerson(
      { phone, email }: PersonKeys,
      since: Date,
      within: Transaction,
    ): Promise<readonly KnownConversation[]> {
      const rows = await ofSite(within)
        .where('last_lead_at', '>=', since)
        .where(wroteLeadOf({ phone, email }))
        .select(['id', 'stage', 'last_lead_at'])
        .forUpdate()
        .execute()
      return rows.map(({ id, stage, last_lead_at }) => ({ id, stage, lastLeadAt: last_lead_at }))
    },
    /** Begins a conversation with its first lead. Returns its id. */
    async begin(
      lead: LeadSummary,
      { clock, assignee, ruleId }: Pick<Conversation, 'clock' | 'assignee' | 'ruleId'>,
      at: Date,
      within: Transaction,
    ): Promise<string> {
      const id = randomUUID()
      await queries(within)
        .insertInto('conversations')
        .values({
          site_slug: siteSlug,
          id,
          token: randomBytes(10).toString('hex'),
          ...summaryColumns(lead),
          stage: 'new',
          leads: 1,
          assignee,
          rule_id: ruleId,
          opened_at: lead.arrivedAt.toISOString(),
          last_lead_at: lead.arrivedAt.toISOString(),
          ...clockColumns(clock),
          last_event: 'lead',
          last_event_at: lead.arrivedAt.toISOString(),
          search: vectorOf(siteSlug, lead.words),
          changed_at: at.toISOString(),
        })
        .execute()
      await notifyInbox(queries(within), siteSlug, id)
      return id
    },
    /** Adds a further lead. Its clock counts only if none runs. */
    async join(
      id: string,
      { lead, clock }: { readonly lead: LeadSummary; readonly clock: RunningClock },
      at: Date,
      within: Transaction,
    ): Promise<void> {
      const before = await ofSite(within).where('id', '=', id).select('awaiting_since').executeTakeFirstOrThrow()
      const values = {
        ...summaryColumns(lead),
        leads: sql<number>`leads + 1`,
        last_lead_at: sql<string>`greatest(last_lead_at, ${lead.arrivedAt.toISOString()})`,
        last_event: 'lead',
        last_event_at: lead.arrivedAt.toISOString(),
        search: sql`array_to_tsvector(tsvector_to_array(search) || ${lexemesOf(siteSlug, lead.words)}::text[])`,
        ...(before.awaiting_since === null ? { ...clockColumns(clock), overdue_seen_at: null } : {}),
        changed_at: at.toISOString(),
      }
      await queries(within)
        .updateTable('conversations')
        .set(values)
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
      await notifyInbox(queries(within), siteSlug, id)
    },
    async find(id: string, within?: Transaction): Promise<Conversation | null> {
      const row = await ofSite(within).where('id', '=', id).selectAll().executeTakeFirst()
      return row === undefined ? null : toConversation(row)
    },
    /** Those of these ids that the site has. */
    async findAll(ids: readonly string[]): Promise<readonly Conversation[]> {
      if (ids.length === 0) return []
      const rows = await ofSite().where('id', 'in', ids).selectAll().execute()
      return rows.map(toConversation)
    },
    /** Like `find`; others wait until the transaction ends. */
    async lock(id: string, within: Transaction): Promise<Conversation | null> {
      const row = await ofSite(within).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
      return row === undefined ? null : toConversation(row)
    },
    async findByToken(token: string, within?: Transaction): Promise<Conversation | null> {
      const row = await ofSite(within).where('token', '=', token).selectAll().executeTakeFirst()
      return row === undefined ? null : toConversation(row)
    },
    /** The id of the latest conversation with a person of this number (E.164). */
    async latestOfPhone(phone: string, within?: Transaction): Promise<string | null> {
      const row = await ofSite(within)
        .where('phone', '=', phone)
        .orderBy('last_lead_at', 'desc')
        .select('id')
        .limit(1)
        .executeTakeFirst()
      return row?.id ?? null
    },
    /** Like `lock`, for one that is overdue and that no other process has dealt with meanwhile. */
    async lockOverdue(id: string, now: Date, within: Transaction): Promise<Conversation | null> {
      const row = await ofSite(within)
        .where('id', '=', id)
        .where('awaiting_since', 'is not', null)
        .where('overdue_at', '<=', now)
        .where('overdue_seen_at', 'is', null)
        .where('is_open', '=', true)
        .selectAll()
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row === undefined ? null : toConversation(row)
    },
    /** INBOX-12: the same person's other conversations, the latest first. */
    async othersOf({ id, phone, email }: Conversation, limit: number): Promise<readonly Conversation[]> {
      const rows = await ofSite()
        .where('id', '<>', id)
        .where(wroteLeadOf({ phone, email }))
        .orderBy('last_lead_at', 'desc')
        .limit(limit)
        .selectAll()
        .execute()
      return rows.map(toConversation)
    },
    async setStage(
      id: string,
      { stage, reason }: { readonly stage: Stage; readonly reason: string | null },
      at: Date,
      within: Transaction,
    ): Promise<void> {
      await change(id, { stage, reason, ...eventColumns('stage', at) }, at, within)
    },
    async setAssignee(
      id: string,
      { assignee, ruleId, event }: { assignee: string | null; ruleId: string | null; event: 'assigned' | 'overdue' },
      at: Date,
      within: Transaction,
    ): Promise<void> {
      const seen = event === 'overdue' ? { overdue_seen_at: at.toISOString() } : {}
      await change(id, { assignee, rule_id: ruleId, ...seen, ...eventColumns(event, at) }, at, within)
    },
    async setNextAction(id: string, next: Conversation['nextAction'], at: Date, within: Transaction): Promise<void> {
      const values = { next_action: next?.text ?? null, next_action_at: next?.at?.toISOString() ?? null }
      await change(id, { ...values, ...eventColumns('next-action', at) }, at, within)
    },
    /** Records the last event of the list. */
    async touch(id: string, event: string, at: Date, within: Transaction): Promise<void> {
      await change(id, eventColumns(event, at), at, within)
    },
    /** INBOX-3: stops the clock; the leads that waited get their time and business minutes. */
    async stopClock(id: string, minutesOf: (arrivedAt: Date) => number, at: Date, within: Transaction): Promise<void> {
      // `overdue_seen_at` stays: it says nothing of a stopped clock, and counts if the clock goes on.
      await queries(within)
        .updateTable('conversations')
        .set(clockColumns(null))
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
      const waiting = await queries(within)
        .selectFrom('leads')
        .where('site_slug', '=', siteSlug)
        .where('conversation_id', '=', id)
        .where('answered_at', 'is', null)
        .select(['id', 'created_at'])
        .execute()
      for (const lead of waiting) {
        await queries(within)
          .updateTable('leads')
          .set({ answered_at: at.toISOString(), response_minutes: minutesOf(lead.created_at) })
          .where('site_slug', '=', siteSlug)
          .where('id', '=', lead.id)
          .execute()
      }
    },
    /** STAFF-12: the clock goes on as if it had never stopped at `stoppedAt`; the leads that it stopped for wait again. */
    async restartClock(id: string, clock: RunningClock, stoppedAt: Date, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('conversations')
        .set(clockColumns(clock))
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
      await queries(within)
        .updateTable('leads')
        .set({ answered_at: null, response_minutes: null })
        .where('site_slug', '=', siteSlug)
        .where('conversation_id', '=', id)
        .where('answered_at', '=', stoppedAt)
        .execute()
    },
    /** Open conversations of each person, for a team's fewest (INBOX-4). */
    async openCounts(within?: Transaction): Promise<ReadonlyMap<string, number>> {
      const rows = await ofSite(within)
        .where('is_open', '=', true)
        .where('assignee', 'is not', null)
        .groupBy('assignee')
        .select(['assignee', sql<number>`count(*)::int`.as('count')])
        .execute()
      return new Map(rows.map(({ assignee, count }) => [assignee ?? '', count]))
    },
    /** INBOX-4: overdue conversations that nobody has dealt with yet, those that wait longest first. */
    async overdue(now: Date, limit: number): Promise<readonly string[]> {
      const rows = await ofSite()
        .where('awaiting_since', 'is not', null)
        .where('overdue_at', '<=', now)
        .where('overdue_seen_at', 'is', null)
        .where('is_open', '=', true)
        .orderBy('overdue_at')
        .limit(limit)
        .select('id')
        .execute()
      return rows.map(({ id }) => id)
    },
    /** STAFF-9: takes a person's open conversations from them. Returns the ids. */
    async unassign(person: string, at: Date, within: Transaction): Promise<readonly string[]> {
      const rows = await queries(within)
        .updateTable('conversations')
        .set({ assignee: null, rule_id: null, changed_at: at.toISOString(), ...eventColumns('assigned', at) })
        .where('site_slug', '=', siteSlug)
        .where('assignee', '=', person)
        .where('is_open', '=', true)
        .returning('id')
        .execute()
      for (const { id } of rows) await notifyInbox(queries(within), siteSlug, id)
      return rows.map(({ id }) => id)
    },
    /** STAFF-12: gives a person those of these open conversations that nobody has. Returns their ids. */
    async giveBack(person: string, ids: readonly string[], at: Date, within: Transaction): Promise<readonly string[]> {
      const rows = await queries(within)
        .updateTable('conversations')
        .set({ assignee: person, changed_at: at.toISOString(), ...eventColumns('assigned', at) })
        .where('site_slug', '=', siteSlug)
        .where(sql<boolean>`id = any(${ids}::text[])`)
        .where('assignee', 'is', null)
        .where('is_open', '=', true)
        .returning('id')
        .execute()
      for (const { id } of rows) await notifyInbox(queries(within), siteSlug, id)
      return rows.map(({ id }) => id)
    },
    /** Changes since a time, for readers that may have missed a notice (INBOX-5). */
    async changedSince(since: Date, limit: number): Promise<readonly { readonly id: string; readonly at: Date }[]> {
      const rows = await ofSite()
        .where('changed_at', '>=', since)
        .orderBy('changed_at')
        .limit(limit)
        .select(['id', 'changed_at'])
        .execute()
      return rows.map(({ id, changed_at }) => ({ id, at: changed_at }))
    },
  }
}
