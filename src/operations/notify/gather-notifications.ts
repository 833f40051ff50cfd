import { maySendNow } from '#domain/notify/gathering.ts'
import { standardChoices } from '#domain/notify/notification-choices.ts'
import type { SendingChannel } from '#storage/notify/notifications.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'

/**
 * INBOX-13: gives the notifications that wait to mails and text messages, one per person and channel. The outbox sends
 * them.
 */
export async function gatherNotifications(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  for (const { siteSlug, personId, channel } of await platform.storage.peopleToNotify()) {
    const site = siteSlugs.includes(siteSlug) ? platform.siteBySlug(siteSlug) : null
    if (site && !signal?.aborted) await gather(requestOn(platform, site), personId, channel)
  }
}

/** Stores one message for all that waits for a person, unless their quiet hours or their last message make it wait. */
async function gather({ platform, site }: SiteRequest, personId: string, channel: SendingChannel): Promise<void> {
  const { notifications, notificationChoices, notificationMessages, transaction } = platform.storage.forSite(site)
  const now = platform.clock.now()
  await transaction(async (within) => {
    const choices = (await notificationChoices.find(personId, within)) ?? standardChoices([])
    const lastAt = await notificationMessages.lastAt(personId, channel, within)
    if (!maySendNow(choices, lastAt, now, site.timezone)) return
    const id = platform.randomId()
    // Of two processes, the second finds nothing left.
    if ((await notifications.take(personId, channel, id, within)) === 0) return
    await notificationMessages.add({ id, personId, channel, createdAt: now }, within)
    await platform.storage.forSite(site).notifyDue('notification', id, within)
  })
}
