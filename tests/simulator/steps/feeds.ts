import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { pullFeed } from '#operations/intake/pull-feed.ts'
import { sweepFeeds } from '#operations/intake/sweep-feeds.ts'
import { saveFeed } from '#operations/intake/testing.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { keyOf, SITES, type SiteSlug, type World } from '../world.ts'
import { allow } from './stock.ts'

export const FEED = 'dms'
const CARS = 3

/** Staff define the feed of each site. */
export async function addFeeds(world: World): Promise<void> {
  for (const siteSlug of SITES) await save(world, siteSlug)
}

async function save({ platform }: World, siteSlug: SiteSlug): Promise<void> {
  const address = `https://dms.${siteSlug}.example/stock.csv`
  const definition = feedDefinitionSchema.parse({ name: FEED, way: 'https', address })
  await saveFeed(requestBy(platform, platform.site(siteSlug), sampleStaff(['manager'], { siteSlug })), definition)
}

/** A dealer's system writes a new file; it is pulled when its time comes, or now. */
export async function feedChanges(world: World): Promise<void> {
  const siteSlug = world.random.pick(SITES)
  const prices = Array.from({ length: CARS }, (_, car) => {
    return [`${siteSlug}-feed-${car}`, 20_000 + world.random.below(500) * 10] as const
  })
  const rows = prices.map(([stocknum, price]) => `Toyota,Corolla,2022,${stocknum},${price},40000`)
  const text = `make,model,year,stocknum,price,km\n${rows.join('\n')}\n`
  const file = { text, prices: new Map(prices) }
  world.feeds.files.set(siteSlug, [...(world.feeds.files.get(siteSlug) ?? []), file])
  if (world.random.onceIn(2)) await pull(world, siteSlug)
}

/** Staff press 'pull now'. */
export async function pullNow(world: World): Promise<void> {
  await pull(world, world.random.pick(SITES))
}

async function pull(world: World, siteSlug: string): Promise<void> {
  await followPrices(world, () => pullFeed(requestOn(world.platform, world.platform.site(siteSlug)), FEED))
}

/** The worker's round, a site after the other: a run must be the same each time. */
export async function pullDueFeeds(world: World): Promise<void> {
  if (world.feeds.isSteady) await saveWhatIsAside(world)
  for (const siteSlug of SITES) await followPrices(world, () => sweepFeeds(world.platform, [siteSlug]))
}

/** H4-3: as the board says to do with a file whose reading a process did not survive. */
async function saveWhatIsAside(world: World): Promise<void> {
  for (const siteSlug of SITES) {
    const feed = await world.platform.storage.forSite(world.platform.site(siteSlug)).feeds.find(FEED)
    if (feed?.unread?.sentence) await save(world, siteSlug)
  }
}

/** A file that was served may be in the stock from then on; without a fault it is, and no other. */
async function followPrices(world: World, pulls: () => Promise<unknown>): Promise<void> {
  const { served } = world.feeds
  const [before, faults] = [served.length, world.faults.happened]
  try {
    await pulls()
  } finally {
    for (const { siteSlug, file } of served.slice(before)) {
      for (const [stocknum, price] of file.prices) {
        const key = keyOf(siteSlug, stocknum)
        if (world.faults.happened === faults) world.feedPrices.set(key, new Set([price]))
        else allow(world.feedPrices, key, price)
      }
    }
  }
}
