import { summaryDue } from '#domain/notify/daily-summary.ts'
import { standardChoices } from '#domain/notify/notification-choices.ts'
import type { Platform } from '../platform.ts'

/**
 * INBOX-13: stores the daily summary of each person whose hour has come, on the site's clock. Its id is the person and
 * the local date, so several processes and a repeated hour of the clock make one.
 */
export async function writeSummaries(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<number> {
  const now = platform.clock.now()
  let written = 0
  for (const slug of siteSlugs) {
    const site = platform.siteBySlug(slug)
    if (!site || signal?.aborted) continue
    const people = await platform.colleagues.of(slug)
    if (people.length === 0) continue
    const { notificationChoices, notificationMessages, transaction } = platform.storage.forSite(site)
    const choices = await notificationChoices.all()
    const due = people.flatMap(({ id, roles }) => {
      const { summaryHour } = choices.get(id) ?? standardChoices(roles)
      const date = summaryHour === null ? null : summaryDue(summaryHour, now, site.timezone)
      return date === null ? [] : [{ personId: id, id: `summary-${date}-${id}` }]
    })
    for (const summary of due) {
      const isNew = await transaction(async (within) => {
        const added = await notificationMessages.add({ ...summary, channel: 'summary', createdAt: now }, within)
        if (added) await platform.storage.forSite(site).notifyDue('notification', summary.id, within)
        return added
      })
      if (isNew) written += 1
    }
  }
  return written
}
