import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import { matchAlerts } from './match-alerts.ts'
import { writeAlertMails } from './write-alert-mails.ts'

/** ALERT-2, ALERT-3: matches changed cars with alerts and writes the mails that follow, which the outbox sends. */
export async function sweepAlerts(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  const sites = await platform.storage.sitesWithNews()
  for (const slug of sites.filter((each) => siteSlugs.includes(each))) {
    const site = platform.siteBySlug(slug)
    if (!site || signal?.aborted) continue
    await matchAlerts(requestOn(platform, site), signal)
    await writeAlertMails(requestOn(platform, site), signal)
  }
}
