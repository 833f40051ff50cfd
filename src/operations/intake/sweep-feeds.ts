import { dueWarnings, SILENCE_HOURS, silenceOf } from '#domain/intake/feed-silence.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import { alertOperators } from '../alert-operators.ts'
import { notify } from '../notify/notify.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import type { ImportReport } from '../stock/import-report.ts'
import { KEEP_FILES_DAYS, removeFeedFile } from './feed-files.ts'
import { pullFeed } from './pull-feed.ts'

/** Pulls at once; a slow server holds up no other dealer's feed for long. */
const LANES = 4

/** INTAKE-1: pulls the feeds of these sites that are due. Returns how many were pulled. */
export async function sweepFeeds(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<number> {
  const due = (await platform.storage.feedsDue(platform.clock.now())).filter(({ siteSlug }) =>
    siteSlugs.includes(siteSlug),
  )
  const waiting = due.values()
  let pulled = 0
  const lane = async () => {
    for (const { siteSlug, name } of waiting) {
      const site = platform.siteBySlug(siteSlug)
      if (!site || signal?.aborted) continue
      const result = await pullFeed(requestOn(platform, site), name).catch((error: unknown) => {
        // One dealer's feed must not stop the others.
        platform.log.error('feed not pulled', { site: siteSlug, feed: name, error })
        return null
      })
      if (result !== null) pulled += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return pulled
}

/** INTAKE-4, INTAKE-6: warns of silent feeds and held files, and deletes files that are too old to replay. */
export async function watchFeeds(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  const now = platform.clock.now()
  const oldest = new Date(now.getTime() - KEEP_FILES_DAYS * 86_400_000)
  for (const slug of siteSlugs) {
    const site = platform.siteBySlug(slug)
    if (!site || signal?.aborted) continue
    const { feeds, feedRuns } = platform.storage.forSite(site)
    for (const feed of await feeds.list()) {
      await warnOfSilence(requestOn(platform, site), feed)
      await notifyOfHeld(requestOn(platform, site), feed)
    }
    for (const id of await feedRuns.dropFiles(oldest)) await removeFeedFile(platform, site, id)
  }
}

/** INTAKE-4: each group hears of a silence once; the next file ends it. */
async function warnOfSilence(request: SiteRequest, feed: StoredFeed): Promise<void> {
  const { platform, site } = request
  const silence = feedSilence(feed, platform.clock.now())
  const due = dueWarnings(silence, feed.warned)
  const { feeds } = platform.storage.forSite(site)
  if (due.length === 0 || !(await feeds.warn(feed.name, feed.warned, silence))) return
  try {
    if (due.includes('managers')) await notifyOfSilence(request, feed)
    if (due.includes('operators')) await alertOfSilence(request, feed)
  } catch (error) {
    // The next round tries again.
    await feeds.warn(feed.name, silence, feed.warned)
    platform.log.error('silence of a feed not reported', { site: site.slug, feed: feed.name, error })
  }
}

/** How silent a feed is; one that is paused or uploaded is not expected. */
export function feedSilence(feed: StoredFeed, now: Date) {
  const { definition } = feed
  const isExpected = definition.way !== 'upload' && !definition.isPaused
  return isExpected ? silenceOf(silentSince(feed), now) : 'none'
}

/** The last file, or when the feed was defined, resumed or added again, whichever is later. */
function silentSince({ receivedAt, createdAt, expectedSince }: StoredFeed): Date {
  const last = receivedAt ?? createdAt
  return expectedSince !== null && expectedSince > last ? expectedSince : last
}

/** INBOX-13: a held file waits for a person. Its run is the key, so each is one notification. */
async function notifyOfHeld(request: SiteRequest, { name }: StoredFeed): Promise<void> {
  const { platform, site } = request
  const { feedRuns, transaction } = platform.storage.forSite(site)
  const held = (await feedRuns.latest(name, RUNS)).find(({ outcome }) => outcome === 'held')
  if (held === undefined) return
  // The report was written by this program.
  const { heldBack } = held.report as ImportReport
  const data = { feed: name, state: 'held', run: held.id, file: heldBack }
  const news = { event: 'feed', key: `held ${held.id}`, conversationId: null, place: {}, objectId: name, data } as const
  await transaction((within) => notify(request, news, within))
}

/** Runs in which a held one is looked for; an approved or replaced one has another outcome. */
const RUNS = 5

/** INTAKE-4, INBOX-13: managers have mails about feeds on until they choose. */
async function notifyOfSilence(request: SiteRequest, feed: StoredFeed): Promise<void> {
  const { platform, site } = request
  const { name } = feed
  const { feedRuns, transaction } = platform.storage.forSite(site)
  const [last] = await feedRuns.latest(name, 1)
  const key = `silent ${name} ${silentSince(feed).getTime()}`
  const data = { feed: name, state: 'silent', why: last?.outcome === 'unreachable' ? last.sentence : null }
  const news = { event: 'feed', key, conversationId: null, place: {}, objectId: name, data } as const
  await transaction((within) => notify(request, news, within))
}

async function alertOfSilence({ platform, site }: SiteRequest, feed: StoredFeed): Promise<void> {
  platform.log.error('feed silent', { site: site.slug, feed: feed.name, since: silentSince(feed) })
  const isSent = await alertOperators(platform, {
    text: `Forecourt: the feed '${feed.name}' of ${site.slug} has been silent for ${SILENCE_HOURS.operators} hours.`,
    mark: `feed-${site.slug}-${feed.name}`,
    facts: { site: site.slug, feed: feed.name },
  })
  if (!isSent) throw new Error('no channel took it')
}
