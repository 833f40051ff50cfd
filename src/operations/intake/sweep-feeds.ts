import { dueWarnings, SILENCE_HOURS, silenceOf } from '#domain/intake/feed-silence.ts'
import type { Site } from '#site/site.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { Platform } from '../platform.ts'
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
      const done = await pullFeed(platform, site, name).catch((error: unknown) => {
        // One dealer's feed must not stop the others.
        platform.log.error('feed not pulled', { site: siteSlug, feed: name, error })
        return null
      })
      if (done !== null) pulled += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return pulled
}

/** INTAKE-4, INTAKE-6: warns of silent feeds, and deletes files that are too old to replay. */
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
    for (const feed of await feeds.list()) await warnOfSilence(platform, site, feed)
    for (const id of await feedRuns.dropFiles(oldest)) await removeFeedFile(platform, site, id)
  }
}

/** INTAKE-4: each group hears of a silence once; the next file ends it. */
async function warnOfSilence(platform: Platform, site: Site, feed: StoredFeed): Promise<void> {
  const silence = feedSilence(feed, platform.clock.now())
  const due = dueWarnings(silence, feed.warned)
  const { feeds } = platform.storage.forSite(site)
  if (due.length === 0 || !(await feeds.warn(feed.name, feed.warned, silence))) return
  try {
    if (due.includes('managers')) await mailManagers(platform, site, feed)
    if (due.includes('operators')) await alertOperators(platform, site, feed)
  } catch (error) {
    // The next round tries again.
    await feeds.warn(feed.name, silence, feed.warned)
    platform.log.error('silence of a feed not reported', { site: site.slug, feed: feed.name, error })
  }
}

/** How silent a feed is; one that is paused or uploaded is not expected. */
export function feedSilence({ definition, receivedAt, createdAt }: StoredFeed, now: Date) {
  const isExpected = definition.way !== 'upload' && !definition.isPaused
  return isExpected ? silenceOf(receivedAt ?? createdAt, now) : 'none'
}

async function mailManagers(platform: Platform, site: Site, feed: StoredFeed): Promise<void> {
  const { mailer, consoleOrigin, clock, colleagues } = platform
  const people = (await colleagues.of(site.slug)).filter(
    ({ roles }) => roles.includes('owner') || roles.includes('manager'),
  )
  const [last] = await platform.storage.forSite(site).feedRuns.latest(feed.name, 1)
  const why = last?.outcome === 'unreachable' ? `\n\nThe last try: ${last.sentence}` : ''
  for (const { id, email } of people)
    await mailer.send({
      fromName: 'Forecourt',
      to: email,
      replyTo: null,
      subject: `No stock from '${feed.name}' for ${SILENCE_HOURS.managers} hours`,
      text: `Nothing has come from the feed '${feed.name}' of ${site.name} for ${SILENCE_HOURS.managers} hours. Cars that you sold are still on the site, and new ones are not.${why}\n\nAsk the sender of the file, and see the feed: ${consoleOrigin ?? ''}/feeds\n`,
      html: null,
      messageId: `feed-${site.slug}-${feed.name}-${clock.now().getTime()}-${id}`,
      date: clock.now(),
    })
}

async function alertOperators({ alerters, clock, log }: Platform, site: Site, feed: StoredFeed): Promise<void> {
  log.error('feed silent', { site: site.slug, feed: feed.name, since: feed.receivedAt ?? feed.createdAt })
  const alert = {
    text: `Forecourt: the feed '${feed.name}' of ${site.slug} has been silent for ${SILENCE_HOURS.operators} hours.`,
    mark: `feed-${site.slug}-${feed.name}`,
    at: clock.now(),
    facts: { site: site.slug, feed: feed.name },
  }
  const sent = await Promise.allSettled(alerters.map((alerter) => alerter.send(alert)))
  if (alerters.length > 0 && !sent.some(({ status }) => status === 'fulfilled')) throw new Error('no channel took it')
}
