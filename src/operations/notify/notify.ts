import { channelsFor, standardChoices } from '#domain/notify/notification-choices.ts'
import type { NotificationEvent } from '#domain/notify/notification-event.ts'
import { recipientsOf } from '#domain/notify/recipients.ts'
import type { StaffPlace } from '#domain/staff/actor.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'

/** Something that happened. */
export interface News {
  readonly event: NotificationEvent
  /** The same key is the same news: nobody hears of it twice. */
  readonly key: string
  /** Null: it is about no conversation; `place` then decides who may see it. */
  readonly conversationId: string | null
  readonly place: StaffPlace
  /** Owners of the lead; null among them is nobody. */
  readonly owners?: readonly (string | null)[]
  /** Id of the person who did it. */
  readonly by?: string | null
  /** Id of the reservation, delivery or appointment, or the name of the feed. */
  readonly objectId?: string
  /** Ids, states and times. Never a buyer's details: these are read from their rows when the notification shows. */
  readonly data?: Readonly<Record<string, unknown>>
}

/**
 * INBOX-13: notifies the people that the table of events names, in the transaction of what happened: both are stored or
 * neither. Mails and text messages leave with the next round (`sweepNotifications`).
 */
export async function notify(
  { platform, site }: SiteRequest,
  { event, key, conversationId, place, owners = [], by = null, objectId, data = {} }: News,
  within: Transaction,
): Promise<void> {
  const people = await platform.colleagues.of(site.slug, within)
  if (people.length === 0) return
  const { notifications, notificationChoices } = platform.storage.forSite(site)
  const choices = await notificationChoices.all(within)
  const happened = { event, place, owners: owners.filter((owner) => owner !== null), by }
  const recipients = recipientsOf(happened, people, site, ({ id, roles }) =>
    channelsFor(event, roles, choices.get(id) ?? standardChoices(roles)),
  )
  const news = { key, event, conversationId, objectId: objectId ?? null, at: platform.clock.now() }
  const stored = conversationId === null ? { ...data, place } : data
  await notifications.add({ ...news, data: stored }, recipients, within)
}
