// node bench/groups.ts [SITES] [CARS] [GROUPS]: a stock over several processes, each serving a group of sites by SITES, on
// one Postgres server. Measures for each group the start, the memory with every site open, and listings that no cache
// answers. Default: 500 sites with 2,000 cars each in 4 groups. One site is imported; its rows are copied to the others.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeStock } from '#demonstration/stock/make-stock.ts'
import { STOCK_PLANS } from '#demonstration/stock/plans.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { createPlatform } from '#server/create-platform.ts'
import { createLog } from '#server/log.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import { startServer } from '../tests/browser/running-server.ts'
import { startPostgres } from '../tests/chaos/own-postgres.ts'
import { listingsBesideControl, memoryOf, page, writeSite } from './many-sites.ts'
import { quantile, round, timed } from './measure.ts'
import { compareWithBound, size } from './smallest.ts'

const [SITES = size('sites', 500, 4), CARS = size('cars', 2000, 20), GROUPS = size('groups', 4, 2)] = process.argv
  .slice(2)
  .map(Number)
const LISTINGS = size('listings', 400, 20)
const slugs = Array.from({ length: SITES }, (_, number) => `dealer-${String(number + 1).padStart(3, '0')}`)
const [first = '', ...others] = slugs

const root = await mkdtemp(join(tmpdir(), 'forecourt-groups-'))
const [sites, data] = [join(root, 'sites'), join(root, 'data')]
const postgres = await startPostgres()
try {
  for (const slug of slugs) await writeSite(sites, slug)
  const publishMs = await timed(importFirst)
  const copyMs = await timed(copyCars)
  const [stored] = await postgres.query('select count(*) as cars, count(distinct site_slug) as sites from cars')
  console.log(
    `${stored?.cars} cars of ${stored?.sites} sites; published in ${round(publishMs / 1000)} s, copied in ${round(copyMs / 1000)} s`,
  )
  const size = Math.ceil(SITES / GROUPS)
  const table: Record<string, number>[] = []
  for (let start = 0; start < SITES; start += size) table.push(await measureGroup(slugs.slice(start, start + size)))
  console.table(table)
  const slowest = Math.max(...table.map((row) => row['listing, p50 / control'] ?? Number.NaN))
  compareWithBound('p50 of listings, times the control', slowest, { atMost: 5 })
} finally {
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}

/** Publishes every site and imports the first one's stock. */
async function importFirst(): Promise<void> {
  const environment = readEnvironment({ ...settings(), FORECOURT_MODE: 'demonstration', DATA_DIR: data })
  const { platform, directory, close } = await createPlatform(environment, createLog('error'), null)
  const site = directory.bySlug(first)
  if (site === null) throw new Error(`${first} was refused: ${JSON.stringify(directory.faults())}`)
  const file = join(data, 'feed.ndjson')
  await writeFile(
    file,
    rows()
      .map((row) => `${JSON.stringify(row)}\n`)
      .join(''),
  )
  await importStock(platform, site, file, {
    options: { mapping: feedMappingSchema.parse({}), dryRun: false, force: false },
  })
  await close()
}

/** As many cars as a site has: the plan's, repeated under other stock numbers. */
function rows(): readonly object[] {
  const plan = STOCK_PLANS['southside-cars']
  if (plan === undefined) throw new Error('There is no stock plan for southside-cars.')
  const made = [...makeStock(plan, new Date())]
  return Array.from({ length: CARS }, (_, number) => {
    const { vin: _vin, ...row } = made[number % made.length] as { vin?: unknown }
    return { ...row, stocknum: `N${number}`, dealership_slug: first, location: `${first}-lidcombe` }
  })
}

/** Copies the first site's cars to the others, and raises their versions as an import does. */
async function copyCars(): Promise<void> {
  const columns = await postgres.query(
    "select column_name as name from information_schema.columns where table_name = 'cars' order by ordinal_position",
  )
  for (const slug of others) {
    const values = columns.map(({ name }) => {
      if (name === 'site_slug') return `'${slug}'`
      if (name === 'identity' || name === 'dealership_slug') return `replace(${name}, '${first}', '${slug}')`
      return name === 'data' ? `replace(data::text, '${first}', '${slug}')::jsonb` : String(name)
    })
    await postgres.query(`insert into cars select ${values.join(', ')} from cars where site_slug = '${first}'`)
  }
  await postgres.query('update site_versions set version = version + 1')
}

async function measureGroup(group: readonly string[]): Promise<Record<string, number>> {
  const began = performance.now()
  const server = await startServer({ ...settings(), SITES: group.join(',') }, data)
  try {
    const startMs = performance.now() - began
    const opened: number[] = []
    for (const slug of group) opened.push(await timed(() => page(server, slug, '/search')))
    const listings = await listingsBesideControl(server, group, LISTINGS)
    return {
      sites: group.length,
      cars: group.length * CARS,
      'start, s': round(startMs / 1000),
      'first page of a site, p99 ms': round(quantile(opened, 0.99)),
      'listing, p50 ms': listings['p50 ms'],
      'listing, p99 ms': listings['p99 ms'],
      'listing, p50 / control': listings['p50 / control'],
      'resident memory, MB': round(await memoryOf(server)),
    }
  } finally {
    await server.stop()
  }
}

function settings() {
  return { SITES_DIR: sites, DATABASE_URL: postgres.url() }
}
