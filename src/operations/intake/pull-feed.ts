import { isPulled, secretAccount, secretNameOf } from '#domain/intake/feed-definition.ts'
import { jitterOf, nextPull } from '#domain/intake/feed-schedule.ts'
import { type FeedOutcome, OUTCOME_RULES, waitAfterFailures } from '#domain/intake/pull-outcome.ts'
import { READ_MINUTES } from '#domain/intake/unread-file.ts'
import type { Pulled } from '#gateways/feed-sources/feed-sources.ts'
import type { Site } from '#site/site.ts'
import type { FeedChange, StoredFeed } from '#storage/intake/feeds.ts'
import type { SiteRequest } from '../site-request.ts'
import { inFolder } from './feed-files.ts'
import { noteBroken, noteRun } from './note-run.ts'
import { takeFile } from './take-file.ts'
import type { TakenFile } from './taken-file.ts'

/** What a pull did; null: another process pulls this feed, or there is none. */
export interface PulledFeed {
  readonly outcome: FeedOutcome
  readonly runId: string | null
  readonly sentence: string
}

/** Longer than the deadline of a pull and an import; a process that dies gives the feed back then. */
const CLAIM_MINUTES = READ_MINUTES

/** INTAKE-1, INTAKE-2: looks for a new file of a feed and imports it. One process pulls a feed at a time. */
export async function pullFeed(request: SiteRequest, name: string): Promise<PulledFeed | null> {
  const { platform, site } = request
  const { feeds } = platform.storage.forSite(site)
  const now = platform.clock.now()
  if (!(await feeds.claim(name, now, new Date(now.getTime() + CLAIM_MINUTES * 60_000)))) return null
  try {
    const feed = await feeds.find(name)
    if (feed === null || !isPulled(feed.definition.way)) return null
    try {
      return await inFolder(async (folder) => {
        const { definition, had, lastLook } = feed
        const account = secretAccount(site.slug, secretNameOf(definition))
        const pullRequest = { siteSlug: site.slug, definition, account, had, lastLook, now, folder }
        const pulled = await platform.feedSources.pull(pullRequest)
        const result = await afterPull(request, feed, pulled)
        await feeds.change(name, changeAfter(site, feed, { pulled, done: result, now }))
        return result
      })
    } catch (error) {
      const result = await noteBroken(platform, site, name, error)
      await feeds.change(name, changeAfter(site, feed, { pulled: null, done: result, now }))
      return result
    }
  } finally {
    await feeds.release(name)
  }
}

async function afterPull(request: SiteRequest, feed: StoredFeed, pulled: Pulled): Promise<PulledFeed> {
  const { platform, site } = request
  const { feeds } = platform.storage.forSite(site)
  switch (pulled.kind) {
    case 'fetched':
      return takeFile(request, feed, pulled.file)
    case 'unchanged':
      await feeds.change(feed.name, { receivedAt: platform.clock.now(), warned: 'none' })
      return { outcome: 'same', runId: null, sentence: 'The file is the one that we have.' }
    case 'growing':
      return { outcome: 'growing', runId: null, sentence: 'The file is still being written.' }
    case 'failed':
      return noteRun(platform, site, feed.name, { outcome: 'unreachable', sentence: `The server ${pulled.fault}.` })
    case 'unusable':
      return noteRun(platform, site, feed.name, { outcome: 'unusable', sentence: pulled.fault })
  }
}

/** When to look again, and what to compare with then (`OUTCOME_RULES`). `pulled`: null if something broke here. */
function changeAfter(
  site: Site,
  feed: StoredFeed,
  { pulled, done, now }: { readonly pulled: Pulled | null; readonly done: PulledFeed | TakenFile; readonly now: Date },
): FeedChange {
  const failures = OUTCOME_RULES[done.outcome].next === 'backoff' ? feed.failures + 1 : 0
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  const planned = nextPullOf(site, feed, now)
  const next = {
    schedule: planned,
    minute: inMinutes(1),
    // A feed that is planned sooner is not held up by its failures.
    backoff: planned && new Date(Math.min(planned.getTime(), inMinutes(waitAfterFailures(failures)).getTime())),
  }
  return {
    failures,
    lookedAt: now,
    nextPullAt: feed.definition.isPaused ? null : next[OUTCOME_RULES[done.outcome].next],
    lastLook: pulled?.kind === 'growing' ? pulled.look : null,
    // One that another process is reading is looked at again.
    ...(pulled?.kind === 'fetched' && done.outcome !== 'growing' && { had: pulled.marks }),
  }
}

/** The next time of a feed's schedule; null if it is paused or uploaded. */
export function nextPullOf(
  site: Pick<Site, 'slug' | 'timezone'>,
  { definition }: Pick<StoredFeed, 'definition'>,
  now: Date,
): Date | null {
  const { schedule, isPaused, way, name } = definition
  return isPaused || !isPulled(way) ? null : nextPull(schedule, now, site.timezone, jitterOf(site.slug, name))
}
