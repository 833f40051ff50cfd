import type { Car } from '#domain/car/car.ts'
import { businessMinutes } from '#domain/inbox/response-clock.ts'
import type { InboxQuery } from '#domain/inbox/saved-view.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { InboxCounts } from '#storage/inbox/conversation-list.ts'
import type { LastMessage } from '#storage/inbox/last-messages.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'
import { peopleOf } from './inbox-staff.ts'
import { placeOf } from './lead-place.ts'
import { countInbox, type ListedConversation, listConversations } from './list-conversations.ts'

export type { LastMessage }

/** INBOX-5: a row of the list. */
export interface InboxRow extends ListedConversation {
  /** As it is now; null without one, or if the stock does not have it any more. */
  readonly car: Car | null
  readonly message: LastMessage | null
  /** INBOX-3: business minutes since the enquiry; null once answered. */
  readonly waits: number | null
}

export interface Inbox {
  readonly rows: readonly InboxRow[]
  /** For `after` of the next page; null on the last one. */
  readonly next: string | null
  readonly counts: InboxCounts
  /** Members who may read leads, and whether they may answer them. */
  readonly people: readonly (Pick<Actor, 'id' | 'name'> & { readonly mayAnswer: boolean })[]
}

/** INBOX-5: a page of the list with everything that its rows show. Throws `Refusal`. */
export async function showInbox(
  request: StaffRequest,
  query: InboxQuery,
  /** Most rows; by default a page of the list. */
  limit?: number,
): Promise<Inbox> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'lead.read', now)
  const [page, counts, people] = await Promise.all([
    listConversations(request, query, limit),
    countInbox(request),
    peopleOf(platform, site),
  ])
  const { rows, next } = page ?? { rows: [], next: null }
  return {
    rows: await withDetails(request, rows, now),
    next,
    counts: counts ?? { mine: 0, unassigned: 0, overdue: 0, newToday: 0 },
    people: people
      .filter((each) => may(each, site, 'lead.read'))
      .map((each) => ({ id: each.id, name: each.name, mayAnswer: may(each, site, 'lead.reply') })),
  }
}

/** Adds the cars, the last messages and the clocks. */
async function withDetails(
  { platform: { storage }, site }: SiteRequest,
  rows: readonly ListedConversation[],
  now: Date,
): Promise<readonly InboxRow[]> {
  const { inbox, cars } = storage.forSite(site)
  const carIds = [...new Set(rows.flatMap(({ carId }) => carId ?? []))]
  const [messages, found] = await Promise.all([
    inbox.conversations.lastMessages(rows.map(({ id }) => id)),
    cars.findAll(carIds),
  ])
  const carOf = new Map(found.map((car) => [car.id, car]))
  return rows.map((row) => ({
    ...row,
    car: row.carId === null ? null : (carOf.get(row.carId) ?? null),
    message: messages.get(row.id) ?? null,
    waits: row.colour && row.clock ? businessMinutes(placeOf(site, row.locationId), row.clock.since, now) : null,
  }))
}
