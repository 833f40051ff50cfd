import { type RawBuilder, sql } from 'kysely'
import { searchWords } from '#domain/inbox/search-words.ts'
import type { LeadPayload } from '#domain/lead/lead.ts'
import type { Queries } from '../transactions.ts'
import { lexemesOf } from './conversation-row.ts'
import { notifyInbox } from './inbox-changes.ts'

/** Conversations that hold leads of this person and of another: a couple with one phone, say. */
export async function sharedConversations(
  queries: Queries,
  siteSlug: string,
  leadIds: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select conversation_id as id from leads
    where site_slug = ${siteSlug} and conversation_id is not null
    group by conversation_id having bool_or(id in ${leadIds}) and not bool_and(id in ${leadIds})`.execute(queries)
  return rows.map(({ id }) => id)
}

/**
 * H8: takes an erased person out of a conversation that another person is part of too, after their leads are gone. Notes,
 * calls and mails may be about either, so they go; stage and owner stay. Name, car and search are the other's.
 */
export async function eraseShared(queries: Queries, siteSlug: string, id: string, now: Date): Promise<void> {
  const ofConversation = sql`site_slug = ${siteSlug} and conversation_id = ${id}`
  await sql`delete from conversation_mails where ${ofConversation}`.execute(queries)
  await sql`delete from conversation_events where ${ofConversation}
    and (kind in ('note', 'call', 'mail-out', 'mail-in', 'text-out', 'text-in', 'next-action')
      or (kind = 'lead' and lead_id not in (select id from leads where ${ofConversation})))`.execute(queries)
  const left = await queries
    .selectFrom('leads')
    .where('site_slug', '=', siteSlug)
    .where('conversation_id', '=', id)
    .orderBy('created_at')
    .select(['payload', 'created_at', 'location_id', 'car_id'])
    .execute()
  const last = left.at(-1)
  if (last === undefined) return
  const payloads = left.map(({ payload }) => payload as unknown as LeadPayload)
  const payload = payloads.at(-1) as LeadPayload
  await queries
    .updateTable('conversations')
    .set({
      name: nameOf(payload),
      phone: payload.phone || null,
      email: payload.email.toLowerCase() || null,
      car_id: last.car_id,
      car_title: payload.vehicle?.title ?? null,
      location_id: last.location_id,
      leads: left.length,
      last_lead_at: last.created_at.toISOString(),
      next_action: null,
      next_action_at: null,
      last_event: 'details-erased',
      last_event_at: now.toISOString(),
      changed_at: now.toISOString(),
      search: sql`array_to_tsvector(${lexemesOf(siteSlug, [...new Set(payloads.flatMap(wordsOf))])}::text[])`,
    })
    .where('site_slug', '=', siteSlug)
    .where('id', '=', id)
    .execute()
  await queries
    .insertInto('conversation_events')
    .values({ site_slug: siteSlug, conversation_id: id, at: now.toISOString(), kind: 'details-erased', data: '{}' })
    .execute()
  await notifyInbox(queries, siteSlug, id)
}

function nameOf({ name, last_name }: LeadPayload): string {
  return [name, last_name].filter((part) => part.trim() !== '').join(' ')
}

function wordsOf(payload: LeadPayload): readonly string[] {
  const { phone, email, vehicle, stock_number, Rego } = payload
  return searchWords({
    name: nameOf(payload),
    phone: phone || null,
    // The national form of the countries that write a leading zero.
    localPhone: phone ? `0${phone.slice(3)}` : null,
    email: email || null,
    cars: [vehicle?.title ?? null, stock_number, vehicle?.registration ?? null, Rego],
  })
}
