import { fullName } from '#domain/car/car-title.ts'
import { clockOf, shortTime } from '#domain/date/local-time.ts'
import { placeOfConversation } from '#domain/inbox/inbox-rights.ts'
import type { HeldFile } from '#domain/intake/held-question.ts'
import { eventRow, type NotificationEvent } from '#domain/notify/notification-event.ts'
import { type NotificationFacts, notificationText } from '#domain/notify/notification-text.ts'
import { inWordsOf } from '#domain/region.ts'
import { type Actor, may, type StaffPlace } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { StoredNotification } from '#storage/notify/notifications.ts'
import type { Platform } from '../platform.ts'

/** INBOX-13: a notification as a person reads it. */
export interface ShownNotification {
  readonly id: string
  readonly text: string
  readonly event: NotificationEvent
  /** Whether it is about a file that waits for approval. */
  readonly isHeld: boolean
  /** The thing that it is about, in the console. */
  readonly href: string
  readonly at: Date
  readonly isRead: boolean
}

/**
 * INBOX-13, STAFF-5: what notifications say now, from the rows that they name. One whose lead the person may not see any
 * more is left out.
 */
export async function readNotifications(
  platform: Pick<Platform, 'storage'>,
  site: Site,
  person: Actor,
  rows: readonly StoredNotification[],
): Promise<readonly ShownNotification[]> {
  const { inbox, cars } = platform.storage.forSite(site)
  const carIds = rows.flatMap(({ data }) => dataText(data, 'carId') ?? [])
  const [conversations, stock] = await Promise.all([
    inbox.conversations.findAll([...new Set(rows.flatMap(({ conversationId }) => conversationId ?? []))]),
    cars.findAll([...new Set(carIds)]),
  ])
  const byId = new Map(conversations.map((each) => [each.id, each]))
  const titles = new Map(stock.map((car) => [car.id, fullName(car)]))
  return rows.flatMap((row) => {
    const conversation = byId.get(row.conversationId ?? '') ?? null
    if (!maySee(person, site, row, conversation)) return []
    const car = conversation?.carTitle ?? titles.get(dataText(row.data, 'carId') ?? '') ?? null
    const text = notificationText(row.event, factsOf(row, site, conversation, car), site.region)
    const isHeld = row.event === 'feed' && dataText(row.data, 'state') === 'held'
    const { id, event, at } = row
    return [{ id, text, event, isHeld, href: hrefOf(row), at, isRead: row.readAt !== null }]
  })
}

function maySee(person: Actor, site: Site, row: StoredNotification, conversation: Conversation | null): boolean {
  if (row.conversationId !== null && conversation === null) return false
  const place = conversation ? placeOfConversation(conversation) : ((row.data['place'] ?? {}) as StaffPlace)
  return may(person, site, eventRow(row.event).right, place)
}

function factsOf(
  { personId, data }: StoredNotification,
  site: Site,
  conversation: Conversation | null,
  car: string | null,
): NotificationFacts {
  const time = dataText(data, 'time')
  const moved = dataText(data, 'move')
  const isTaken = moved !== null && moved !== 'stays' && data['to'] !== personId
  return {
    name: conversation?.name ?? null,
    car,
    category: conversation && inWordsOf(site.region, conversation.category),
    overdue: isTaken ? 'taken' : (moved as NotificationFacts['overdue']),
    act: dataText(data, 'act') as NotificationFacts['act'],
    time: time && shortTime(new Date(time), clockOf(site, locationOf(data) ?? conversation?.locationId ?? null)),
    reader: dataText(data, 'reader') as NotificationFacts['reader'],
    feed: dataText(data, 'feed'),
    draftState: dataText(data, 'draftState') as NotificationFacts['draftState'],
    feedState: dataText(data, 'state') as NotificationFacts['feedState'],
    // Written by `notifyOfHeld`; older ones have none.
    file: (data['file'] as HeldFile | undefined) ?? null,
    why: dataText(data, 'why'),
  }
}

function hrefOf({ event, conversationId, objectId, data }: StoredNotification): string {
  const run = dataText(data, 'run')
  if (run !== null) return `/feed-runs/${run}`
  if (event === 'draft') return `/website/drafts/${objectId}/changes`
  if (event === 'feed') return data['state'] === 'unsent' ? `/channels#${objectId}` : '/feeds'
  if (event === 'reservation-paid' || event === 'reservation-ending') return `/reservations/${objectId}`
  return conversationId === null ? '/deliveries' : `/leads/${conversationId}`
}

/** The location of the appointment or of the reserved car, which may differ from the enquiry's. */
function locationOf(data: StoredNotification['data']): string | null {
  return dataText(data, 'location') ?? ((data['place'] ?? {}) as StaffPlace).location ?? null
}

function dataText(data: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = data[name]
  return typeof value === 'string' ? value : null
}
