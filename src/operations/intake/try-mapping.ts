import type { FeedMapping } from '#domain/feed/mapping.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { FeedRun } from '#storage/intake/feed-runs.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { Platform } from '../platform.ts'
import { withFeedFile } from './feed-files.ts'
import { siteOfFeed } from './site-of-feed.ts'
import { NOTHING_TRIED, type TriedFile, tryFile } from './try-file.ts'

/** INTAKE-6: what a mapping makes of the first rows of a stored file. */
export interface MappingTrial extends TriedFile {
  readonly feed: StoredFeed
  /** Null: no file of the feed is stored. */
  readonly run: FeedRun | null
}

const RUNS_SEARCHED = 50

/** INTAKE-6: tries a mapping on a stored file; nothing is changed. `mapping` null: the feed's own. */
export async function tryMapping(
  platform: Platform,
  site: Site,
  actor: Actor,
  name: string,
  mapping: FeedMapping | null,
): Promise<MappingTrial> {
  const now = platform.clock.now()
  authorise(actor, site, 'feed.edit', now)
  const { feeds, feedRuns } = platform.storage.forSite(site)
  const feed = await feeds.find(name)
  if (feed === null) throw new Refusal('absent', 'feed.edit')
  const run = (await feedRuns.latest(name, RUNS_SEARCHED)).find(({ hasFile }) => hasFile) ?? null
  const used = { ...(mapping ?? feed.definition.mapping), feed: name }
  const own = siteOfFeed(site, feed.definition)
  const tried = run && (await withFeedFile(platform, site, run, (path) => tryFile(path, used, own, now)))
  return tried === null ? { ...NOTHING_TRIED, feed, run: null } : { ...tried, feed, run }
}
