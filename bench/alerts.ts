// Time to match an import with many alerts (ALERT-3): node bench/alerts.ts [alerts] [changed cars] [postgres://…]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AlertSearch } from '#domain/alert/alert.ts'
import { searchKeys } from '#domain/alert/alert-keys.ts'
import type { Car } from '#domain/car/car.ts'
import { stockSchema } from '#domain/listing/car-document.ts'
import { WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY } from '#domain/listing/stock-query.ts'
import { matchAlerts } from '#operations/alert/match-alerts.ts'
import { alertFilters } from '#operations/alert/search-filters.ts'
import { createStockIndexes } from '#operations/engines/stock-index.ts'
import type { Platform } from '#operations/platform.ts'
import { requestOn } from '#operations/site-request.ts'
import { sampleCar, sampleSite } from '#operations/testing/sample-data.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { siteSchema } from '#site/site.ts'
import { openDatabase } from '#storage/database/database.ts'
import { count, timed } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const alerts = Number(process.argv[2] ?? size('alerts', 100_000, 2_000))
const changed = Number(process.argv[3] ?? size('changed cars', 2_000, 200))
const databaseUrl = process.argv[4]
const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-bench-'))
const storage = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder: path.join(folder, 'data') })
const site = siteSchema.parse(sampleSite({ slug: `bench-${Date.now()}`, alerts: { enabled: true } }))
const engines = createStockIndexes(storage, async () => createMemoryEngine(stockSchema))
const now = new Date()
const nothing = () => {}
const log = { debug: nothing, info: nothing, warn: nothing, error: nothing }
const platform = { storage, engines, clock: { now: () => now }, log, consoleOrigin: null } as unknown as Platform

const MAKES = Array.from({ length: 20 }, (_, make) => ({
  name: `Make ${make}`,
  models: Array.from({ length: 12 }, (_, model) => `Model ${make}-${model}`),
}))
const BODIES = ['suv', 'ute', 'sedan', 'hatch', 'wagon'] as const
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!

try {
  await storage.forSite(site).raiseVersion()
  await addAlerts()
  await importCars(0)
  await storage.forSite(site).transaction((within) => storage.forSite(site).alertMatches.takeChanges(1e6, within))
  await engines.forSite(site)
  const importMs = await timed(() => importCars(1))
  await engines.refresh(site.slug)
  let taken = 0
  const before = process.cpuUsage()
  const ms = await timed(async () => {
    taken = await matchAlerts(requestOn(platform, site))
  })
  const { user, system } = process.cpuUsage(before)
  const { rows } = await storage
    .rawDatabase()
    .executeSql(
      'select count(*)::int as alerts, coalesce(sum(jsonb_array_length(cars)), 0)::int as cars from alert_finds where site_slug = $1',
      [site.slug],
    )
  const [found] = rows as { alerts: number; cars: number }[]
  console.log(
    `${count(alerts)} alerts, ${count(taken)} changed cars, ${databaseUrl ? 'Postgres' : 'PGlite'}: ${(ms / 1000).toFixed(2)} s, ${((user + system) / 1e6).toFixed(2)} s of this process; ` +
      `${count(found?.alerts ?? 0)} alerts have news, ${count(found?.cars ?? 0)} cars in all`,
  )
  compareWithBound('alerts with news', found?.alerts ?? 0, { atLeast: 1 })
  compareWithBound('time to match, of that of the import', ms / importMs, { atMost: 5 })
} finally {
  await engines.close()
  await storage.close()
  await rm(folder, { recursive: true })
}

/** Each with a search of its own: a make, mostly a model, often a price, a year or a body, seldom only a price. */
async function addAlerts(): Promise<void> {
  const all = Array.from({ length: alerts }, (_, at) => {
    const make = pick(MAKES, at * 7)
    const values = {
      ...(at % 50 === 0 ? {} : { make: [make.name] }),
      ...(at % 50 === 0 || at % 5 === 0 ? {} : { model: [pick(make.models, Math.floor(at / 20))] }),
      ...(at % 3 === 0 ? { simple_body: [pick(BODIES, Math.floor(at / 3))] } : {}),
    }
    const ranges = {
      price: { min: null, max: 15_000 + (at % 70) * 1_000 },
      ...(at % 2 === 0 ? { year: { min: 2008 + (at % 15), max: null } } : {}),
    }
    const search: AlertSearch = { page: WHOLE_LISTING, query: { ...EMPTY_QUERY, values, ranges } }
    return { id: `a${at}`, search, keys: searchKeys(alertFilters(site, search, now).filters) }
  })
  for (let from = 0; from < all.length; from += 5_000) {
    const slice = JSON.stringify(all.slice(from, from + 5_000))
    await storage.rawDatabase().executeSql(
      `insert into alerts (site_slug, id, kind, email, subject, label, search, origin, consent, asked_at, confirmed_at)
      select $1, id, 'search', id || '@mail.example', id, id, search, 'https://cars.example', '{}', now(), now()
      from json_to_recordset($2::json) as a (id text, search jsonb)`,
      [site.slug, slice],
    )
    await storage.rawDatabase().executeSql(
      `insert into alert_keys (site_slug, key, alert_id)
      select $1, key, id from json_to_recordset($2::json) as a (id text, keys json), json_array_elements_text(keys) as key`,
      [site.slug, slice],
    )
  }
  await storage.rawDatabase().executeSql('analyze alerts, alert_keys', [])
}

/** The same cars in each round; in later rounds each costs less. */
async function importCars(round: number): Promise<void> {
  const { imports } = storage.forSite(site)
  const importId = await imports.begin('bench', now)
  const rows = Array.from({ length: changed }, (_, at) => {
    const make = pick(MAKES, at)
    const { id, slug, ...car }: Car = sampleCar({
      id: `c${at}`,
      slug: 'car',
      make: make.name,
      model: pick(make.models, Math.floor(at / 20)),
      stocknum: `S${at}`,
      simple_body: pick(BODIES, Math.floor(at / 7)),
      year: 2008 + (at % 17),
      price: 12_000 + ((at * 37) % 70_000) - round * 500,
    })
    const keys = { vin: null, stocknum: car.stocknum, dealershipSlug: 'sample', feedId: null }
    const row = { identity: `stock:sample:S${at}`, slugBase: 'car', newId: id, contentHash: `${at} ${round}` }
    const dates = { status: 'in_stock' as const, listedAt: null, soldAt: null }
    return { number: at + 1, line: at + 1, ...keys, ...row, ...dates, car }
  })
  for (let from = 0; from < rows.length; from += 500) await imports.stage(importId, rows.slice(from, from + 500))
  await imports.merge(importId, { at: new Date(now.getTime() + round * 1000), force: true, dryRun: false })
  await imports.end(importId, 'merged', now, {})
}
