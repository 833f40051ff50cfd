import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importLines } from '#cli/import-lines.ts'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { addFeed } from '#operations/intake/edit-feeds.ts'
import { uploadFile } from '#operations/intake/manage-feeds.ts'
import { pushCar } from '#operations/intake/push-car.ts'
import { showFeed } from '#operations/intake/show-feeds.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import { requestBy } from '#operations/staff-request.ts'
import type { ImportReport } from '#operations/stock/import-report.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

/** As a European system exports, but for the dates. */
const FEED = `stocknum;year;make;model;price;km;variant.fuelconsumptioncombined;variant.grossvehiclemass;specifications.tare_weight;created_at
A6A;2019;Volkswagen;Golf;22990;40000;6,8;1.790;980,5;12/31/2025
A6B;2020;Peugeot;308;23990;35000;4,125 l/100km;2.000;1.790,5;11/13/2026
A6C;2018;Renault;Clio;21990;45000;5;2.350;1.240;10/25/2026
A6D;2018;Renault;Captur;17990;45000;0,9;950;900;03/04/2026
`

let served: ServedSites
let folder: string
let report: ImportReport
const request = () => requestBy(served.platform, served.platform.site('yard'), commandActor('yard'))
beforeAll(async () => {
  served = await serveSites({ sites: [sampleSite()], now: new Date('2026-11-29T00:00:00Z') })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-columns-'))
  await addFeed(request(), feedDefinitionSchema.parse({ name: 'stock', way: 'upload' }))
  const file = join(folder, 'stock.csv')
  await writeFile(file, FEED)
  const taken = await uploadFile(request(), 'stock', { name: 'stock.csv', content: [Buffer.from(FEED)] })
  expect(taken).toMatchObject({ outcome: 'applied' })
  const { runs } = await showFeed(request(), 'stock')
  report = runs[0]?.report as ImportReport
  await served.platform.engines.refresh('yard')
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

interface Hit {
  readonly stocknum: string
  readonly slug: string
  readonly created_at: string
}

async function hit(stocknum: string): Promise<Hit> {
  const answer = await served.request('yard', '/api/search?hitsPerPage=50')
  const { hits } = (await answer.json()) as { hits: readonly Hit[] }
  return hits.find((each) => each.stocknum === stocknum)!
}

async function stored(stocknum: string) {
  const { slug } = await hit(stocknum)
  const car = await served.platform.storage.forSite({ slug: 'yard' }).cars.find(slug)
  return [car?.variant.fuelconsumptioncombined, car?.variant.grossvehiclemass, car?.specifications.tare_weight]
}

it('A6 STOCK-4 a comma or a dot means in each row what all rows of its column say', async () => {
  expect(await stored('A6A')).toEqual([6.8, 1790, 980.5])
  expect(await stored('A6B')).toEqual([4.125, 2000, 1790.5])
  expect(await stored('A6C')).toEqual([5, 2350, 1240])
  expect(await stored('A6D')).toEqual([0.9, 950, 900])
  const page = await (await served.request('yard', `/cars/${(await hit('A6B')).slug}`)).text()
  expect(page).toMatch(/\b4\.1\d* ?L/)
})

it('A14 STOCK-4 dates are read in the order that the column shows, not in the region’s', async () => {
  expect((await hit('A6D')).created_at).toBe('2026-03-04T00:00:00.000Z')
  expect((await hit('A6A')).created_at).toBe('2025-12-31T00:00:00.000Z')
})

it('A6 A14 INTAKE-6 the report says how each column is read, and warns of no figure', async () => {
  const lines = importLines(
    { ok: true, report },
    { file: 'stock.csv', site: 'Yard', dryRun: false, answers: { siteSlug: 'yard', feed: null } },
  ).join('\n')
  for (const said of [
    'variant.fuelconsumptioncombined: a comma is the decimal sign, as all rows of the file say.',
    'variant.grossvehiclemass: a dot divides thousands, as all rows of the file say.',
    'specifications.tare_weight: a comma is the decimal sign, as all rows of the file say.',
    'created_at: the month comes first, as all rows of the file say.',
  ])
    expect(lines).toContain(`Note: ${said}`)
  expect(report.remarks).toEqual([])
})

it('A6 INTAKE-7 a car that is sent by itself is read as the feed’s last file', async () => {
  const car = { stocknum: 'A6E', year: 2020, make: 'Renault', model: 'Clio', status: 'in_stock', price: 20_990 }
  const figures = { variant: { fuelconsumptioncombined: '5,125', grossvehiclemass: '2.000' } }
  const done = await pushCar(request(), { ...car, ...figures, created_at: '04/05/2026' }, null)
  expect(done).toMatchObject({ ok: true, result: 'added', remarks: [] })
  await served.platform.engines.refresh('yard')
  expect((await stored('A6E')).slice(0, 2)).toEqual([5.125, 2000])
  expect((await hit('A6E')).created_at).toBe('2026-04-05T00:00:00.000Z')
})
