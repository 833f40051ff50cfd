import { bothQuestions, type FeedQuestions, leavesOpen, NO_QUESTIONS } from '#domain/feed/feed-questions.ts'
import type { FeedMapping } from '#domain/feed/mapping.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { FeedRun } from '#storage/intake/feed-runs.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { StaffRequest } from '../staff-request.ts'
import type { ImportReport } from '../stock/import-report.ts'
import { withFeedFile } from './feed-files.ts'
import { siteOfFeed } from './site-of-feed.ts'
import { NOTHING_TRIED, type TriedFile, tryFile } from './try-file.ts'

/** INTAKE-6: what a mapping makes of the first rows of a stored file. */
export interface MappingTrial extends TriedFile {
  readonly feed: StoredFeed
  /** Null: no file of the feed is stored. */
  readonly run: FeedRun | null
  /** Whether it is the feed's latest file, and was read while it asked something. */
  readonly askedLast: boolean
  /** A8, SITE-6: what the file asks or asked, whether the mapping answers it or not. */
  readonly asked: FeedQuestions
  /** Whether the numbers of cars and rows in it are those of the whole file. */
  readonly isCounted: boolean
}

const RUNS_SEARCHED = 50

interface Tried {
  readonly feed: string
  /** The run whose file it is; null: the latest that has one. */
  readonly runId: string | null
  /** The mapping made of the feed's own one; left out: that one. */
  readonly mapping?: (own: FeedMapping) => FeedMapping
}

/** INTAKE-6: tries a mapping on a stored file; nothing is changed. */
export async function tryMapping(
  { platform, site, actor, now }: StaffRequest,
  { feed: name, runId, mapping = (own) => own }: Tried,
): Promise<MappingTrial> {
  authorise(actor, site, 'feed.edit', now)
  const { feeds, feedRuns } = platform.storage.forSite(site)
  const feed = await feeds.find(name)
  if (feed === null) throw new Refusal('absent', 'feed.edit')
  const stored = (await feedRuns.latest(name, RUNS_SEARCHED)).filter(({ hasFile }) => hasFile)
  const run = stored.find(({ id }) => id === runId) ?? stored[0] ?? null
  const used = { ...mapping(feed.definition.mapping), feed: name }
  const feedSite = siteOfFeed(site, feed.definition)
  const tried =
    run &&
    (await withFeedFile(platform, site, run, (path) =>
      tryFile(platform.feedReaders.trials, path, { mapping: used, site: feedSite, now }),
    ))
  if (run === null || tried === null)
    return { ...NOTHING_TRIED, feed, run: null, askedLast: false, asked: NO_QUESTIONS, isCounted: false }
  // The report was written by this program.
  const whole = (run.report as ImportReport | null)?.questions ?? NO_QUESTIONS
  return {
    ...tried,
    feed,
    run,
    askedLast: run === stored[0] && leavesOpen(whole),
    asked: bothQuestions(whole, tried.questions),
    isCounted: tried.isWhole || leavesOpen(whole),
  }
}
