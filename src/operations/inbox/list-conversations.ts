import { dateAfter } from '#domain/date/date-after.ts'
import { instantOfLocal } from '#domain/date/zoned-instant.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { UNASSIGNED } from '#domain/inbox/assignment.ts'
import { scopeOf } from '#domain/inbox/inbox-rights.ts'
import { type ClockColour, clockColour } from '#domain/inbox/response-clock.ts'
import type { InboxQuery } from '#domain/inbox/saved-view.ts'
import { queryWords } from '#domain/inbox/search-words.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { InboxCounts, ListMoment, ListPosition } from '#storage/inbox/conversation-list.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Platform } from '../platform.ts'
import type { StaffRequest } from '../staff-request.ts'
import { peopleOf } from './inbox-staff.ts'

/** What the list needs of the platform. */
export type ListPlatform = Pick<Platform, 'storage' | 'clock' | 'colleagues'>

export interface ListedConversation extends Conversation {
  /** 'Unassigned' without an owner (INBOX-4). */
  readonly owner: string
  /** INBOX-3: null once answered. */
  readonly colour: ClockColour | null
}

export interface ConversationPage {
  readonly rows: readonly ListedConversation[]
  /** For `after` of the next page; null on the last one. */
  readonly next: string | null
}

/** INBOX-5: a page of the list, the latest enquiry first. Null: the person may not read leads. */
export async function listConversations(
  { platform, site, actor }: StaffRequest<ListPlatform>,
  query: InboxQuery,
  limit: number = PAGE,
): Promise<ConversationPage | null> {
  const scope = scopeOf(actor, site)
  if (scope === null) return null
  const { conversations } = platform.storage.forSite(site).inbox
  const words = queryWords(query.words)
  // Words that hold nothing to search by, such as '!', find nothing.
  if (words.length === 0 && query.words.trim() !== '') return { rows: [], next: null }
  const moment = listMoment(site, actor, platform.clock.now())
  const position = { after: readPosition(query.after), limit: limit + 1 }
  const [found, people] = await Promise.all([
    conversations.list({ ...query, words }, moment, scope, position),
    peopleOf(platform, site),
  ])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const rows = found.slice(0, limit).map((each) => ({
    ...each,
    owner: each.assignee === null ? UNASSIGNED : (names.get(each.assignee) ?? 'A former member'),
    colour: each.clock && each.isOpen ? clockColour(each.clock, moment.now) : null,
  }))
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last ? writePosition(last) : null }
}

/** INBOX-5: the numbers beside the saved views and on Today. Null: the person may not read leads. */
export async function countInbox({ platform, site, actor }: StaffRequest<ListPlatform>): Promise<InboxCounts | null> {
  const scope = scopeOf(actor, site)
  if (scope === null) return null
  const { conversations } = platform.storage.forSite(site).inbox
  return conversations.counts(listMoment(site, actor, platform.clock.now()), scope)
}

/** Rows on a page. */
const PAGE = 50

function listMoment({ timezone }: Site, { id }: Actor, now: Date): ListMoment {
  const { date } = zonedTime(now, timezone)
  return {
    me: id,
    now,
    dayStart: instantOfLocal(date, 0, timezone),
    dayEnd: instantOfLocal(dateAfter(date, 1), 0, timezone),
  }
}

function writePosition({ lastLeadAt, id }: ListPosition): string {
  return `${lastLeadAt.getTime()}~${id}`
}

function readPosition(text: string | null): ListPosition | null {
  const [, at, id] = /^(\d{1,15})~([\w-]{1,64})$/.exec(text ?? '') ?? []
  return at && id ? { lastLeadAt: new Date(Number(at)), id } : null
}
