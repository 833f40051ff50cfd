import { type SelectQueryBuilder, sql } from 'kysely'
import type { SavedView } from '#domain/inbox/saved-view.ts'
import type { Stage } from '#domain/inbox/stage.ts'
import type { StaffScope } from '#domain/staff/actor.ts'
import type { Tables } from '../schema.ts'
import type { Transactions } from '../transactions.ts'
import { type Conversation, lexemesOf, toConversation } from './conversation-row.ts'

/** INBOX-5: which conversations the list shows. */
export interface ConversationFilter {
  readonly view: SavedView
  /** Words that each begin a word of the conversation. */
  readonly words: readonly string[]
  readonly stage: Stage | null
  readonly category: string | null
  readonly location: string | null
  readonly source: string | null
  readonly assignee: string | null
}

/** Whose list it is, and when. */
export interface ListMoment {
  readonly me: string
  readonly now: Date
  /** Today in the site's zone. */
  readonly dayStart: Date
  readonly dayEnd: Date
}

/** Position in the list: the last row of the page before. */
export interface ListPosition {
  readonly lastLeadAt: Date
  readonly id: string
}

export interface InboxCounts {
  readonly mine: number
  readonly unassigned: number
  readonly overdue: number
  readonly newToday: number
}

/** Up to this many conversations are fetched by their ids and sorted. */
const RARE = 1_000

type List = SelectQueryBuilder<Tables, 'conversations', object>

/** The list of one site's conversations, and its counts. */
export function conversationList(siteSlug: string, { queries }: Transactions) {
  const seen = (scope: StaffScope): List => {
    const all: List = queries().selectFrom('conversations').where('conversations.site_slug', '=', siteSlug)
    return inScope(all, scope)
  }
  /**
   * Condition: has these words. The planner cannot tell how common a beginning of a word is, so we look: conversations with
   * rare words are found by the index of words, those with common ones in the order of the list.
   */
  const withWords = async (query: string) => {
    const some = sql`select id from conversations where search @@ ${query}::tsquery limit ${RARE + 1}`
    const { rows } = await sql<{ id: string }>`${some}`.execute(queries())
    if (rows.length > RARE) return sql<boolean>`case when search @@ ${query}::tsquery then true end`
    return sql<boolean>`id = any(${rows.map(({ id }) => id)}::text[])`
  }
  return {
    /** The latest enquiry first. */
    async list(
      filter: ConversationFilter,
      moment: ListMoment,
      scope: StaffScope,
      { after, limit }: { readonly after: ListPosition | null; readonly limit: number },
    ): Promise<readonly Conversation[]> {
      let list = VIEWS[filter.view](seen(scope), moment)
      if (filter.stage !== null) list = list.where('stage', '=', filter.stage)
      if (filter.category !== null) list = list.where('category', '=', filter.category)
      if (filter.location !== null) list = list.where('location_id', '=', filter.location)
      if (filter.source !== null) list = list.where('source', '=', filter.source)
      if (filter.assignee !== null) list = list.where('assignee', '=', filter.assignee)
      if (filter.words.length > 0) list = list.where(await withWords(tsquery(siteSlug, filter.words)))
      if (after !== null) list = list.where(sql<boolean>`(last_lead_at, id) < (${after.lastLeadAt}, ${after.id})`)
      const rows = await list
        .orderBy('last_lead_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .selectAll('conversations')
        .execute()
      return rows.map(toConversation)
    },
    /** How many conversations need a human (Today, the first page). */
    async counts({ me, now, dayStart, dayEnd }: ListMoment, scope: StaffScope): Promise<InboxCounts> {
      const row = await seen(scope)
        .where('is_open', '=', true)
        .select([
          sql<number>`(count(*) filter (where assignee = ${me}))::int`.as('mine'),
          sql<number>`(count(*) filter (where assignee is null))::int`.as('unassigned'),
          sql<number>`(count(*) filter (where awaiting_since is not null and overdue_at <= ${now}))::int`.as('overdue'),
          sql<number>`(count(*) filter (where last_lead_at >= ${dayStart} and last_lead_at < ${dayEnd}))::int`.as(
            'newToday',
          ),
        ])
        .executeTakeFirstOrThrow()
      return row
    },
  }
}

const VIEWS: Readonly<Record<SavedView, (list: List, moment: ListMoment) => List>> = {
  mine: (list, { me }) => list.where('is_open', '=', true).where('assignee', '=', me),
  unassigned: (list) => list.where('is_open', '=', true).where('assignee', 'is', null),
  overdue: (list, { now }) =>
    list.where('is_open', '=', true).where('awaiting_since', 'is not', null).where('overdue_at', '<=', now),
  'new-today': (list, { dayStart, dayEnd }) =>
    list.where('stage', '<>', 'junk').where('last_lead_at', '>=', dayStart).where('last_lead_at', '<', dayEnd),
  'appointments-today': (list, { dayStart, dayEnd }) =>
    list.where(
      sql<boolean>`conversations.id in (select lead.conversation_id from appointments booked
        join leads lead on lead.site_slug = booked.site_slug and lead.id = booked.lead_id
        where booked.site_slug = conversations.site_slug and booked.place > 0
          and booked.starts_at >= ${dayStart} and booked.starts_at < ${dayEnd})`,
    ),
  all: (list) => list.where('stage', '<>', 'junk'),
  junk: (list) => list.where('stage', '=', 'junk'),
}

/** A conversation without a place or dealership is seen by people of all of them only. */
function inScope(list: List, { dealerships, locations, categories }: StaffScope): List {
  let seen = list
  if (dealerships !== null) seen = seen.where(sql<boolean>`dealership_slug = any(${[...dealerships]}::text[])`)
  if (locations !== null) seen = seen.where(sql<boolean>`location_id = any(${[...locations]}::text[])`)
  if (categories !== null) seen = seen.where(sql<boolean>`category = any(${[...categories]}::text[])`)
  return seen
}

/** All words, each as the beginning of one: "'yard hilux':* & 'yard 0412':*". */
function tsquery(siteSlug: string, words: readonly string[]): string {
  return lexemesOf(siteSlug, words)
    .map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`)
    .join(' & ')
}
