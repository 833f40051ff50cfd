import { eventRow } from '#domain/notify/notification-event.ts'
import { may } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Platform } from '../platform.ts'
import type { StaffRequest } from '../staff-request.ts'
import { readNotifications, type ShownNotification } from './read-notifications.ts'

/** On the page; older ones are of no use. */
const MOST = 100

/** INBOX-13: the person's notifications, unread ones first. Throws `Refusal`. */
export async function showNotifications({
  platform,
  site,
  actor,
}: StaffRequest): Promise<readonly ShownNotification[]> {
  authorise(actor, site, 'notification.own', platform.clock.now())
  const rows = await platform.storage.forSite(site).notifications.list(actor.id, MOST)
  return readNotifications(platform, site, actor, rows)
}

/** INBOX-13: the number on the bell; 100 means 100 or more. Throws `Refusal`. */
export async function countUnread({
  platform,
  site,
  actor,
}: StaffRequest<Pick<Platform, 'storage' | 'clock'>>): Promise<number> {
  authorise(actor, site, 'notification.own', platform.clock.now())
  const rows = await platform.storage.forSite(site).notifications.unread(actor.id, MOST)
  // Every page asks: only a limited scope needs the leads themselves.
  if (Object.values(actor.scope).every((part) => part === null))
    return rows.filter(({ event }) => may(actor, site, eventRow(event).right)).length
  return (await readNotifications(platform, site, actor, rows)).length
}

/** The address of what a notification is about; null: the person has no such one. */
export async function findNotification({ platform, site, actor }: StaffRequest, id: string): Promise<string | null> {
  authorise(actor, site, 'notification.own', platform.clock.now())
  const row = await platform.storage.forSite(site).notifications.find(actor.id, id)
  const [shown] = row ? await readNotifications(platform, site, actor, [row]) : []
  return shown?.href ?? null
}

/** Marks the person's notifications as read: all, those of one conversation, or one. Throws `Refusal`. */
export async function markRead(
  { platform, site, actor }: StaffRequest,
  which: { readonly conversationId?: string; readonly id?: string } = {},
): Promise<void> {
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  await platform.storage.forSite(site).notifications.markRead(actor.id, which, now)
}
