import { type FeedQuestions, NO_QUESTIONS, openQuestions } from '#domain/feed/feed-questions.ts'
import type { Silence } from '#domain/intake/feed-silence.ts'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import type { FeedRun } from '#storage/intake/feed-runs.ts'
import type { StoredFeed } from '#storage/intake/feeds.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'
import type { ImportReport } from '../stock/import-report.ts'
import { feedSilence } from './sweep-feeds.ts'

/** A feed on the board (INTAKE-6). */
export interface BoardFeed {
  readonly feed: StoredFeed
  readonly silence: Silence
  /** The file that waits for approval. */
  readonly held: FeedRun | null
  /** Latest first. */
  readonly runs: readonly FeedRun[]
}

export interface RemovedFeed {
  readonly feed: StoredFeed
  readonly runs: readonly FeedRun[]
  readonly carsForSale: number
}

const RUNS_ON_THE_BOARD = 12
const RUNS_ON_A_PAGE = 50

/** INTAKE-6: every feed of a site with how it is going. */
export async function showFeeds(request: StaffRequest): Promise<readonly BoardFeed[]> {
  const { platform, site, actor } = request
  authorise(actor, site, 'stock.read', platform.clock.now())
  const feeds = await platform.storage.forSite(site).feeds.list()
  return Promise.all(feeds.map((feed) => boardFeed(request, feed, RUNS_ON_THE_BOARD)))
}

/** INTAKE-1: removed feeds with what they did, and how many of their cars are for sale. */
export async function showRemovedFeeds({ platform, site, actor }: StaffRequest): Promise<readonly RemovedFeed[]> {
  authorise(actor, site, 'stock.read', platform.clock.now())
  const { feeds, feedRuns } = platform.storage.forSite(site)
  return Promise.all(
    (await feeds.removed()).map(async (feed) => {
      const [runs, carsForSale] = await Promise.all([
        feedRuns.latest(feed.name, RUNS_ON_THE_BOARD),
        feeds.carsForSale(feed.name),
      ])
      return { feed, runs, carsForSale }
    }),
  )
}

export async function showFeed(request: StaffRequest, name: string): Promise<BoardFeed> {
  const { platform, site, actor } = request
  authorise(actor, site, 'stock.read', platform.clock.now())
  const feed = await platform.storage.forSite(site).feeds.find(name)
  if (feed === null) throw new Refusal('absent', 'stock.read')
  return boardFeed(request, feed, RUNS_ON_A_PAGE)
}

export async function showRun({ platform, site, actor }: StaffRequest, id: string): Promise<FeedRun> {
  authorise(actor, site, 'stock.read', platform.clock.now())
  const run = await platform.storage.forSite(site).feedRuns.find(id)
  if (run === null) throw new Refusal('absent', 'stock.read')
  return run
}

/** A8, SITE-6: what a file asks that its feed has no answer for. A removed feed asks nothing. */
export async function questionsOfRun(
  { platform, site, actor }: StaffRequest,
  feed: string,
  report: ImportReport | null,
): Promise<FeedQuestions> {
  authorise(actor, site, 'stock.read', platform.clock.now())
  const storedFeed = report?.questions && (await platform.storage.forSite(site).feeds.find(feed))
  return storedFeed ? openQuestions(report?.questions ?? NO_QUESTIONS, storedFeed.definition.mapping) : NO_QUESTIONS
}

async function boardFeed({ platform, site }: SiteRequest, feed: StoredFeed, count: number): Promise<BoardFeed> {
  const runs = await platform.storage.forSite(site).feedRuns.latest(feed.name, count)
  const held = runs.find(({ outcome }) => outcome === 'held') ?? null
  return { feed, silence: feedSilence(feed, platform.clock.now()), held, runs }
}
