import { type RawBuilder, sql } from 'kysely'
import { eraseShared, sharedConversations } from '../inbox/erase-shared.ts'
import { NOBODY } from '../retention.ts'
import type { Transactions } from '../transactions.ts'

/** One or both; a row matches if either matches. */
export interface Person {
  readonly email: string | null
  /** E.164. */
  readonly phone: string | null
}

export type PersonTable = (typeof PERSON_TABLES)[number]
export type FoundPerson = Readonly<Record<PersonTable, readonly Readonly<Record<string, unknown>>[]>>
export type ErasedPerson =
  | { readonly ok: true; readonly erased: Readonly<Record<PersonTable, number>> }
  /** Ids of reservations that still need their buyer: to be paid, held, or to be refunded. Nothing was deleted. */
  | { readonly ok: false; readonly openReservations: readonly string[] }

export const PERSON_TABLES = [
  'leads',
  'lead_deliveries',
  'lead_attempts',
  'conversations',
  'conversation_events',
  'conversation_mails',
  'sales',
  'appointments',
  'valuations',
  'reservations',
  'visitors',
  'visitor_sessions',
  'watchlist_cars',
  'sign_in_codes',
  'marketing_ends',
  'text_stops',
  'alerts',
  'alert_mails',
] as const

/** H8: finds and erases everything a site stores about a person. */
export function peopleQueries(siteSlug: string, { queries, run }: Transactions) {
  const leadIds = (person: Person) => sql`(select id from leads where site_slug = ${siteSlug}
    and ${isTheirs(person, sql`payload->>'email'`, sql`payload->>'phone'`)})`
  // Their own ones. A conversation with leads of another person, with the same phone say, stays (erase-shared.ts).
  const conversationIds = (person: Person) =>
    sql`(select conversation_id from leads where site_slug = ${siteSlug} and conversation_id is not null
      group by conversation_id having bool_and(id in ${leadIds(person)}))`
  const visitorIds = ({ phone }: Person) =>
    sql`(select id from visitors where site_slug = ${siteSlug} and phone = ${phone})`
  const whichOf = (person: Person): Readonly<Record<PersonTable, RawBuilder<unknown>>> => ({
    conversations: sql`id in ${conversationIds(person)}`,
    conversation_events: sql`conversation_id in ${conversationIds(person)}`,
    conversation_mails: sql`(conversation_id in ${conversationIds(person)}
      or ${person.email?.toLowerCase() ?? null} in (lower(to_address), lower(from_address))
      or ${person.phone} in (to_address, from_address))`,
    sales: sql`conversation_id in ${conversationIds(person)}`,
    leads: sql`id in ${leadIds(person)}`,
    lead_deliveries: sql`(lead_id in ${leadIds(person)}
      or (kind = 'reply' and lower(destination) = ${person.email?.toLowerCase() ?? null})
      or (kind = 'text' and destination = ${person.phone}))`,
    lead_attempts: sql`delivery_id in (select id from lead_deliveries
      where site_slug = ${siteSlug} and lead_id in ${leadIds(person)})`,
    appointments: sql`lead_id in ${leadIds(person)}`,
    valuations: sql`lead_id in ${leadIds(person)}`,
    reservations: isTheirs(person, sql`buyer->>'email'`, sql`buyer->>'phone'`),
    visitors: sql`id in ${visitorIds(person)}`,
    visitor_sessions: sql`visitor_id in ${visitorIds(person)}`,
    watchlist_cars: sql`visitor_id in ${visitorIds(person)}`,
    sign_in_codes: sql`phone = ${person.phone}`,
    marketing_ends: sql`(email = ${person.email?.toLowerCase() ?? null} or lead_id in ${leadIds(person)})`,
    text_stops: sql`phone = ${person.phone}`,
    // An alert by text message has the mobile number as its address (ALERT-5).
    alerts: sql`(email = ${person.email?.toLowerCase() ?? null} or ${person.phone} in (email, phone))`,
    alert_mails: sql`(email = ${person.email?.toLowerCase() ?? null} or email = ${person.phone}
      or alert_id in (select id from alerts where site_slug = ${siteSlug} and phone = ${person.phone}))`,
  })
  return {
    /** All rows of the person, by table. */
    async find(person: Person): Promise<FoundPerson> {
      const which = whichOf(person)
      const rowsByTable: Partial<Record<PersonTable, readonly Record<string, unknown>[]>> = {}
      for (const table of PERSON_TABLES) {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
          where site_slug = ${siteSlug} and ${which[table]}`.execute(queries())
        // Platform secrets, of no use to the person.
        rowsByTable[table] = rows.map(
          ({ token_hash: _hash, salt: _salt, asker: _asker, token: _token, search: _words, ...row }) => row,
        )
      }
      return rowsByTable as FoundPerson
    },
    /**
     * Deletes the rows in one transaction; a reservation and a sale stay as records without their buyer. Deletes nothing
     * while a reservation is open, because its confirmation or refund needs the buyer.
     */
    erase: (person: Person, now: Date): Promise<ErasedPerson> =>
      run(async (within) => {
        const which = whichOf(person)
        const { rows: open } = await sql<{ id: string }>`select id from reservations
          where site_slug = ${siteSlug} and ${which.reservations}
            and (state in ('pending', 'held') or refund = 'due') for update`.execute(queries(within))
        if (open.length > 0) return { ok: false, openReservations: open.map(({ id }) => id) }
        const shared = await sharedConversations(queries(within), siteSlug, leadIds(person))
        const erased: Partial<Record<PersonTable, number>> = {}
        // Dependent rows go before their lead or visitor.
        for (const table of PERSON_TABLES.toReversed()) {
          const where = sql`where site_slug = ${siteSlug} and ${which[table]}`
          const statement =
            table === 'reservations'
              ? sql`update reservations set buyer = ${NOBODY}::jsonb, asker = null, lead_id = null,
                  visit = jsonb_build_object('origin', visit->'origin', 'path', '', 'userAgent', null) ${where}`
              : table === 'sales'
                ? sql`update sales set conversation_id = null ${where}`
                : sql`delete from ${sql.table(table)} ${where}`
          erased[table] = Number((await statement.execute(queries(within))).numAffectedRows ?? 0)
        }
        for (const id of shared) await eraseShared(queries(within), siteSlug, id, now)
        return { ok: true, erased: erased as Record<PersonTable, number> }
      }),
  }
}

function isTheirs({ email, phone }: Person, emailOf: RawBuilder<unknown>, phoneOf: RawBuilder<unknown>) {
  return sql`(lower(${emailOf}) = ${email?.toLowerCase() ?? null} or ${phoneOf} = ${phone})`
}
