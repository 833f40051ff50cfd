import { atOnce } from '../at-once.ts'
import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import { matchAlerts } from './match-alerts.ts'
import { sendAlertMail } from './send-alert-mail.ts'
import { writeAlertMails } from './write-alert-mails.ts'

/**
 * ALERT-2, ALERT-3: matches changed cars with alerts, writes the mails that follow, and sends those that are due, with or
 * without a job. The rows decide what is due.
 */
export async function sweepAlerts(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  const { sites } = await platform.storage.alertWork(platform.clock.now())
  for (const slug of sites.filter((each) => siteSlugs.includes(each))) {
    const site = platform.siteBySlug(slug)
    if (!site || signal?.aborted) continue
    await matchAlerts(requestOn(platform, site), signal)
    await writeAlertMails(requestOn(platform, site), signal)
  }
  const { due } = await platform.storage.alertWork(platform.clock.now())
  const mine = due.filter(({ siteSlug }) => siteSlugs.includes(siteSlug))
  await atOnce(
    SENDINGS_AT_ONCE,
    mine.map((mail) => async () => {
      if (!signal?.aborted) await sendAlertMail(platform, mail)
    }),
  )
}

const SENDINGS_AT_ONCE = 4
