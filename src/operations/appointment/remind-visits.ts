import { isFresh, isReminderTime, REMINDER_HOURS } from '#domain/appointment/reminder.ts'
import { clockOf } from '#domain/date/local-time.ts'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { textsBuyers } from '../inbox/mail/text-buyer.ts'
import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import { textIdOf, textVisit } from './text-visit.ts'

/**
 * FORM-17: texts buyers about tomorrow's visits, by day and once for each time that was agreed. Only who had a text about
 * that time is reminded of it, so that a reminder surprises nobody. A time that was agreed today has just been confirmed.
 */
export async function remindVisits(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  const from = platform.clock.now()
  const to = new Date(from.getTime() + REMINDER_HOURS * 3_600_000)
  for (const slug of siteSlugs) {
    const site = platform.siteBySlug(slug)
    if (!site || signal?.aborted || !textsBuyers(site)) continue
    const { appointments, inbox, transaction } = platform.storage.forSite(site)
    for (const { id, locationId, conversationId } of await appointments.list(
      { from, to, locationId: null },
      WHOLE_SITE,
    )) {
      const { timezone } = clockOf(site, locationId)
      if (conversationId === null) continue
      await transaction(async (within) => {
        // In the order of a change of the visit: it waits for this, or this sees it.
        await appointments.lockLocation(locationId, within)
        await inbox.conversations.lock(conversationId, within)
        const visit = await appointments.find(id, within)
        if (visit?.state !== 'booked' || !isReminderTime(visit.start, from, timezone)) return
        const told = await inbox.mails.find(textIdOf(visit, visit.changes === 0 ? 'made' : 'moved'), within)
        if (told === null || isFresh(told.at, visit.start, timezone)) return
        await textVisit(requestOn(platform, site), visit, 'reminder', within)
      })
    }
  }
}
