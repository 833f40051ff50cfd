import { storedSince } from '#domain/lead/stored-since.ts'
import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import { sweepMailFiles } from './sweep-mail-files.ts'
import { sweepPhotos } from './sweep-photos.ts'

/**
 * D-19: deletes personal details that are older than each site's `leads.keepMonths`, photos of deleted leads, files of deleted mails, expired valuations, and mail and SMS
 * files older than the longest of these periods. Works in batches. Returns the number of deleted rows.
 */
export async function sweepOldDetails(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<number> {
  const { storage, clock, log, mailer, sms, siteBySlug } = platform
  let dropped = 0
  const months: number[] = []
  for (const slug of siteSlugs) {
    const site = siteBySlug(slug)
    if (!site) continue
    months.push(site.leads.keepMonths)
    const now = clock.now()
    const before = storedSince(now, site.leads.keepMonths)
    for (;;) {
      if (signal?.aborted) return dropped
      const went = await storage.forSite(site).retention.dropBefore(before, now, BATCH)
      const rows = Object.values(went).reduce((sum, count) => sum + count, 0)
      dropped += rows
      if (rows > 0) log.info('old details deleted', { site: slug, ...went })
      if (!Object.values(went).some((count) => count >= BATCH)) break
    }
    dropped += await sweepPhotos(requestOn(platform, site))
    dropped += await sweepMailFiles(requestOn(platform, site))
  }
  if (months.length === 0) return dropped
  const oldest = storedSince(clock.now(), Math.max(...months))
  await mailer.forgetBefore?.(oldest)
  await sms.forgetBefore?.(oldest)
  return dropped
}

/** Rows per statement, so that none blocks the database for long. */
const BATCH = 500
