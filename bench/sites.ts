// node bench/sites.ts [SITES] [CARS]: many dealers in one process. Measures the time of a start, the memory per site,
// the first page of a site after the start, listings that no cache answers, and whether a change of one site drops
// another's pages, on a Postgres server of its own. Default: 500 sites with 40 cars each. docs/sizing.md has its figures.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeStock } from '#demonstration/stock/make-stock.ts'
import { STOCK_PLANS } from '#demonstration/stock/plans.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { createPlatform } from '#server/create-platform.ts'
import { createLog } from '#server/log.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { type RunningServer, startServer } from '../tests/browser/running-server.ts'
import { startPostgres } from '../tests/chaos/own-postgres.ts'
import { listingsBesideControl, memoryOf, metric, page, writeSite } from './parts/many-sites.ts'
import { quantile, round, timed } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const SITES = Number(process.argv[2] ?? size('sites', 500, 5))
const CARS = Number(process.argv[3] ?? size('cars', 40, 10))
const LISTINGS = size('listings', 400, 20)
/** A page that only `changeOne` asks for. */
const LOOKED_AT = '/search?price.from=900'
const slugs = Array.from({ length: SITES }, (_, number) => `dealer-${String(number + 1).padStart(3, '0')}`)

const plan = STOCK_PLANS['southside-cars']
if (plan === undefined) throw new Error('There is no stock plan for southside-cars.')
const rows = [...makeStock(plan, new Date())].slice(0, CARS)

const postgres = await startPostgres()
await main().finally(() => postgres.stop())

async function main() {
  const root = await mkdtemp(join(tmpdir(), 'forecourt-sites-'))
  const [sites, data] = [join(root, 'sites'), join(root, 'data')]
  const few = slugs.slice(0, 3)
  try {
    for (const slug of slugs) await writeSite(sites, slug)
    const { openMs: first, importMs } = await fill(sites, data)
    const few3 = await running(await makeFew(root, few), join(root, 'few'), async (server) => {
      for (const slug of few) await page(server, slug, '/search')
      return memoryOf(server)
    })
    await running(sites, data, async (server, startMs) => {
      const idle = await memoryOf(server)
      const cold: number[] = []
      for (const slug of shuffled(slugs)) cold.push(await timed(() => page(server, slug, '/search')))
      const all = await memoryOf(server)
      const listings = await listingsBesideControl(server, slugs, LISTINGS)
      const busy = await processorShare(server)
      console.table({
        'first start, every site published for the first time, s': round(first / 1000),
        'start, s': round(startMs / 1000),
        'start a site, ms': round(startMs / SITES),
        'a site that nobody asked for, MB of resident memory': round((idle - few3) / (SITES - 3)),
        [`a site that was asked for, with ${CARS} cars and one page, MB`]: round((all - few3) / (SITES - 3)),
        'first page of a cold site, p50 ms': round(quantile(cold, 0.5)),
        'first page of a cold site, p99 ms': round(quantile(cold, 0.99)),
        'resident memory before the first request, MB': round(idle),
        'resident memory with every site open, MB': round(all),
        'a listing that no cache answers, p50 ms': listings['p50 ms'],
        'a listing that no cache answers, p99 ms': listings['p99 ms'],
        'a listing that no cache answers, p50 / control': listings['p50 / control'],
        'import, cars a second': round((SITES * rows.length) / (importMs / 1000)),
        'cars of a site': rows.length,
        'processor time while nobody asks, per cent of one': round(busy),
      })
      console.table(await changeOne(server, sites))
      compareWithBound('p50 of listings that no cache answers, times the control', listings['p50 / control'], {
        atMost: 5,
      })
    })
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/**
 * Cached pages are rendered again after a minute in any case (src/server/pages/page-cache.ts); a younger one that is
 * rendered again was dropped.
 */
const KEPT_MS = 60_000

/** Changes one site and counts the sites whose pages were rendered again. */
async function changeOne(server: RunningServer, sites: string) {
  const [changed = '', ...others] = slugs
  const askedAt = new Map<string, number>()
  for (const slug of slugs) {
    const { cache } = await page(server, slug, LOOKED_AT)
    if (cache === 'miss') askedAt.set(slug, performance.now())
  }
  const file = join(sites, changed, 'site.json')
  const start = performance.now()
  await writeFile(file, (await readFile(file, 'utf8')).replace('Every car here', 'Each car here'))
  while (!(await page(server, changed, '/search')).text.includes('Each car here')) await setTimeout(20)
  const seenMs = performance.now() - start
  const kept = { hit: 0, dropped: 0, aged: 0 }
  for (const slug of others) {
    const age = performance.now() - (askedAt.get(slug) ?? 0)
    const { cache } = await page(server, slug, LOOKED_AT)
    kept[cache === 'hit' ? 'hit' : age < KEPT_MS ? 'dropped' : 'aged'] += 1
  }
  return {
    'a saved change shows after, ms': round(seenMs),
    'pages of other sites still kept': kept.hit,
    'pages of other sites dropped by it': kept.dropped,
    'pages of other sites past their minute': kept.aged,
  }
}

async function running<Found>(
  sites: string,
  data: string,
  measure: (server: RunningServer, startMs: number) => Promise<Found>,
): Promise<Found> {
  const start = performance.now()
  const server = await startServer(
    { SITES_DIR: sites, PAGE_CACHE_MEGABYTES: '512', DATABASE_URL: databaseOf(data) },
    data,
  )
  try {
    return await measure(server, performance.now() - start)
  } finally {
    await server.stop()
  }
}

async function makeFew(root: string, few: readonly string[]): Promise<string> {
  const folder = join(root, 'few-sites')
  for (const slug of few) await writeSite(folder, slug)
  await postgres.query('create database few')
  await fill(folder, join(root, 'few'), few)
  return folder
}

/** The few sites have a database of their own. */
function databaseOf(data: string): string {
  return data.endsWith('few') ? postgres.url().replace(/[^/]*$/, 'few') : postgres.url()
}

/** Opens the platform, which publishes every site, and imports stock for each. */
async function fill(
  sites: string,
  data: string,
  owners: readonly string[] = slugs,
): Promise<{ readonly openMs: number; readonly importMs: number }> {
  const environment = readEnvironment({
    FORECOURT_MODE: 'demonstration',
    SITES_DIR: sites,
    DATA_DIR: data,
    DATABASE_URL: databaseOf(data),
  })
  const start = performance.now()
  const { platform, directory, close } = await createPlatform(environment, createLog('error'), null)
  const openMs = performance.now() - start
  const file = join(data, 'feed.ndjson')
  const importing = performance.now()
  for (const slug of owners) {
    const site = directory.bySlug(slug)
    if (site === null) throw new Error(`${slug} was refused: ${JSON.stringify(directory.faults())}`)
    await writeFile(file, feedOf(slug))
    await importStock(platform, site, file, {
      options: { mapping: feedMappingSchema.parse({}), dryRun: false, force: false },
    })
  }
  const importMs = performance.now() - importing
  await close()
  return { openMs, importMs }
}

function feedOf(slug: string): string {
  return rows
    .map((row) => `${JSON.stringify({ ...row, dealership_slug: slug, location: `${slug}-lidcombe` })}\n`)
    .join('')
}

async function processorShare(server: RunningServer): Promise<number> {
  const SECONDS = size('seconds of quiet', 10, 1)
  const before = await metric(server, 'process_cpu_seconds_total')
  await setTimeout(SECONDS * 1000)
  return (((await metric(server, 'process_cpu_seconds_total')) - before) / SECONDS) * 100
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  // The same pseudo-random order in each run, so that no site benefits from its neighbour's request.
  return items.toSorted((one, other) => hash(String(one)) - hash(String(other)))
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}
