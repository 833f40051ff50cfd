import { channelsFor, standardChoices } from '#domain/notify/notification-choices.ts'
import type { NotificationEvent } from '#domain/notify/notification-event.ts'
import { recipientsOf } from '#domain/notify/recipients.ts'
import type { Platform } from '#operations/platform.ts'
import type { Site } from '#site/site.ts'
import type { MadeConversation } from '#storage/inbox/made-conversations.ts'

/** Conversations that people of a demonstration were notified of. */
const LATEST = 20
/** Older ones are read. */
const UNREAD_MS = 12 * 60 * 60_000

/** Gives a demonstration's staff the notifications of its latest conversations, in the console alone. */
export async function loadMadeNotifications(
  { storage, clock, colleagues }: Pick<Platform, 'storage' | 'clock' | 'colleagues'>,
  site: Site,
  made: readonly MadeConversation[],
): Promise<void> {
  const people = await colleagues.of(site.slug)
  const { notifications, transaction } = storage.forSite(site)
  const now = clock.now()
  const latest = made.toSorted((one, other) => lastOf(other).at.getTime() - lastOf(one).at.getTime()).slice(0, LATEST)
  await transaction(async (within) => {
    for (const { id, assignee, summary, events } of latest) {
      const { kind, at } = events.findLast((each) => each.kind === 'mail-in') ?? lastOf({ events })
      const event: NotificationEvent = kind === 'mail-in' ? 'buyer-replied' : assignee ? 'lead-new' : 'lead-unassigned'
      const place = { category: summary.category, location: summary.locationId, dealership: summary.dealershipSlug }
      const happened = { event, place, owners: assignee === null ? [] : [assignee], by: null }
      const recipients = recipientsOf(happened, people, site, ({ roles }) =>
        channelsFor(event, roles, standardChoices(roles)).filter((channel) => channel === 'console'),
      )
      const news = { key: `made ${id}`, event, conversationId: id, objectId: null, data: {}, at }
      await notifications.add(news, recipients, within)
    }
  })
  for (const { id } of people) await notifications.markRead(id, { before: new Date(now.getTime() - UNREAD_MS) }, now)
}

function lastOf({ events }: Pick<MadeConversation, 'events'>): MadeConversation['events'][number] {
  const last = events.at(-1)
  if (last === undefined) throw new Error('A made conversation has no history.')
  return last
}
