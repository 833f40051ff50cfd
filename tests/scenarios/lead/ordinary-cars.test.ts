import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeStock } from '#demonstration/stock/make-stock.ts'
import { STOCK_PLANS } from '#demonstration/stock/plans.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { LEAST_CARS } from '#domain/trade-in/comparables.ts'
import { importStock } from '#operations/stock/import-stock.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const SITE = 'southside-cars'

let served: ServedSites
beforeAll(async () => {
  const { sites, live } = await readFolder('sites', EMPTY_FOLDER, false)
  const southside = sites.get(SITE)
  const content = live.get(SITE)
  const plan = STOCK_PLANS[SITE]
  if (!southside || !content || !plan) throw new Error(`There is no ${SITE}.`)
  served = await serveSites({ sites: [southside], content: { [SITE]: content } })
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feeds-'))
  const file = join(folder, 'stock.ndjson')
  const rows = [...makeStock(plan, served.platform.clock.now())]
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
  const options = { mapping: feedMappingSchema.parse({}), dryRun: false, force: true }
  const imported = await importStock(served.platform, southside, file, { options })
  if (!imported.ok) throw new Error(imported.sentence)
  await rm(folder, { recursive: true })
})
afterAll(() => served.close())

const OF = 60
const LEAST = 45

it(`TRADE-3 of ${OF} ordinary cars at least ${LEAST} get a range on one yard’s stock, each with five cars behind it`, async () => {
  const [, ...lines] = (await readFile('fixtures/ordinary-cars.csv', 'utf8')).trim().split('\n')
  expect(lines.length).toBe(OF)
  const unvalued: string[] = []
  for (const line of lines) {
    const [make, model, year, km] = line.split(',')
    // A visitor asks for so many in an hour, not in a minute.
    served.platform.clock.pass(1)
    const answer = await served.request(SITE, '/api/valuations', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ make, model, year: Number(year), km: Number(km) }),
    })
    const { estimate } = await answer.json()
    if (estimate === null) unvalued.push(line)
    else expect(estimate.comparables, line).toBeGreaterThanOrEqual(LEAST_CARS)
  }
  expect(unvalued.length, unvalued.join('; ')).toBeLessThanOrEqual(OF - LEAST)
})
