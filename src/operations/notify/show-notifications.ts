import { eventRow } from '#domain/notify/notification-event.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { readNotifications, type ShownNotification } from './read-notifications.ts'

/** On the page; older ones are of no use. */
const MOST = 100

/** INBOX-13: the person's notifications, unread ones first. Throws `Refusal`. */
export async function showNotifications(
  platform: Platform,
  site: Site,
  actor: Actor,
): Promise<readonly ShownNotification[]> {
  authorise(actor, site, 'notification.own', platform.clock.now())
  const rows = await platform.storage.forSite(site).notifications.list(actor.id, MOST)
  return readNotifications(platform, site, actor, rows)
}

/** INBOX-13: the number on the bell; 100 means 100 or more. Throws `Refusal`. */
export async function countUnread(
  platform: Pick<Platform, 'storage' | 'clock'>,
  site: Site,
  actor: Actor,
): Promise<number> {
  authorise(actor, site, 'notification.own', platform.clock.now())
  const rows = await platform.storage.forSite(site).notifications.unread(actor.id, MOST)
  // Every page asks: only a limited scope needs the leads themselves.
  if (Object.values(actor.scope).every((part) => part === null))
    return rows.filter(({ event }) => may(actor, site, eventRow(event).right)).length
  return (await readNotifications(platform, site, actor, rows)).length
}

/** Marks a notification as read. Returns the address of what it is about; null: the person has no such one. */
export async function openNotification(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
): Promise<string | null> {
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  const { notifications } = platform.storage.forSite(site)
  const row = await notifications.find(actor.id, id)
  const [shown] = row ? await readNotifications(platform, site, actor, [row]) : []
  if (!shown) return null
  await notifications.markRead(actor.id, { id }, now)
  return shown.href
}

/** Marks all of the person's notifications as read, or those of one conversation. Throws `Refusal`. */
export async function markAllRead(
  platform: Platform,
  site: Site,
  actor: Actor,
  which: { readonly conversationId?: string } = {},
): Promise<void> {
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  await platform.storage.forSite(site).notifications.markRead(actor.id, which, now)
}
