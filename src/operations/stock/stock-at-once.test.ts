import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CarSummary } from '#domain/car/car.ts'
import { feedMappingSchema } from '#domain/feed/mapping.ts'
import { stockSchema } from '#domain/listing/car-document.ts'
import { FEEDS_READ_HERE } from '#gateways/feeds/feeds-read-here.ts'
import { createPostcodeTable } from '#gateways/geocoding/postcode-table.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import type { Storage } from '#storage/storage.ts'
import { openTestStorage } from '#storage/testing.ts'
import { createStockIndexes } from '../engines/stock-index.ts'
import { importStock } from './import-stock.ts'

let storage: Storage
let folder: string
beforeAll(async () => {
  storage = await openTestStorage()
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-at-once-'))
})
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

it('STOCK-1 D-26 a search during an import finds the old or the new stock, never a mixture', async () => {
  const indexes = createStockIndexes(storage, async () => createMemoryEngine<CarSummary>(stockSchema))
  await bringIn(3)
  await indexes.forSite(SITE)
  await bringIn(1_200)
  const seen = new Set<number>()
  let over = false
  const look = async () => {
    while (!over) {
      seen.add(await (await indexes.forSite(SITE)).size())
      await new Promise(setImmediate)
    }
  }
  const looking = look()
  await indexes.refresh(SITE.slug)
  over = true
  await looking
  seen.add(await (await indexes.forSite(SITE)).size())
  expect([...seen]).toEqual([3, 1_200])
  await bringIn(1_201)
  await indexes.refresh(SITE.slug)
  expect(await (await indexes.forSite(SITE)).size()).toBe(1_201)
  await indexes.close()
})

const SITE = { slug: 'at-once', region: 'AU' as const, dealerships: [{ id: '1', slug: 'e', name: 'E' }], locations: [] }
const log = { debug() {}, info() {}, warn() {}, error() {} }

async function bringIn(count: number): Promise<void> {
  const file = path.join(folder, 'feed.csv')
  const rows = Array.from({ length: count }, (_, row) => `B${row},Kia,Rio\n`)
  await writeFile(file, `stocknum,make,model\n${rows.join('')}`)
  const outcome = await importStock(
    {
      storage,
      clock: { now: () => new Date('2026-03-01T00:00:00Z') },
      geocoder: createPostcodeTable(),
      feedReaders: FEEDS_READ_HERE,
      log,
    },
    SITE,
    file,
    { options: { mapping: feedMappingSchema.parse({}), dryRun: false, force: true } },
  )
  if (!outcome.ok) throw new Error(outcome.sentence)
}
