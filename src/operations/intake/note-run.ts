import type { FeedOutcome } from '#domain/intake/pull-outcome.ts'
import type { SiteKey } from '#storage/site-storage.ts'
import { alertOperators } from '../alert-operators.ts'
import type { Platform } from '../platform.ts'

/** A run without a file that can be read. */
export interface NotedRun<Outcome extends FeedOutcome> {
  readonly outcome: Outcome
  /** Null: it counts as the same as the run before. */
  readonly runId: string | null
  readonly sentence: string
}

/** Notes a look at a feed that brought no file that can be read; equal ones in a row are one run. */
export async function noteRun<Outcome extends FeedOutcome>(
  { storage, clock, randomId, log }: Platform,
  site: SiteKey,
  feed: string,
  { outcome, sentence }: { readonly outcome: Outcome; readonly sentence: string },
): Promise<NotedRun<Outcome>> {
  const { feedRuns } = storage.forSite(site)
  const at = clock.now()
  log.warn('feed not received', { site: site.slug, feed, outcome, sentence })
  if (await feedRuns.repeat(feed, outcome, sentence, at)) return { outcome, runId: null, sentence }
  const id = randomId()
  const nothing = { fileName: null, bytes: null, hasFile: false, report: null }
  await feedRuns.add({ id, feed, at, outcome, sentence, ...nothing })
  return { outcome, runId: id, sentence }
}

const SENTENCE =
  'Something failed here while we took the file: it is our fault, not the sender’s. We have been alerted.'

/**
 * S3-2: an error of our own while a file or a car is taken becomes a run on the board, and alerts the operator. Throws
 * the error if not even that can be stored.
 */
export async function noteBroken(
  platform: Platform,
  site: SiteKey,
  feed: string,
  error: unknown,
): Promise<NotedRun<'broken'>> {
  platform.log.error('feed broken by an error of our own', { site: site.slug, feed, error })
  const run = await noteRun(platform, site, feed, { outcome: 'broken', sentence: SENTENCE }).catch(() => {
    // The database stores nothing, which /readyz says. The first error is the one to read.
    throw error
  })
  if (run.runId !== null) {
    const text = `Forecourt: the feed '${feed}' of ${site.slug} broke on an error of our own. Find it in the log.`
    const facts = { site: site.slug, feed }
    await alertOperators(platform, { text, mark: `feed-broken-${site.slug}-${feed}`, facts })
  }
  return run
}
