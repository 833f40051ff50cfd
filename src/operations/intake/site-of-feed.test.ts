import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FeedDefinition, feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { uploadFile } from './manage-feeds.ts'
import { showRun } from './show-feeds.ts'
import { saveFeed } from './testing.ts'

const KIM = sampleStaff(['manager'])
let platform: TestPlatform
beforeEach(async () => {
  const dealerships = [
    { id: 'd1', slug: 'sample', name: 'Sample Motors' },
    { id: 'd2', slug: 'north', name: 'North Motors' },
  ]
  const north = sampleLocation({ id: 'l2', slug: 'hill', name: 'North Hill', dealershipSlug: 'north' })
  const lane = sampleLocation({ id: 'l3', slug: 'lane', name: 'North Lane', dealershipSlug: 'north' })
  platform = await createTestPlatform({
    sites: [sampleSite({ dealerships, locations: [sampleLocation(), north, lane] })],
  })
})
afterEach(() => platform.close())

const site = () => platform.site('yard')
const cars = async () =>
  (await platform.storage.forSite(site()).cars.ofDesk(platform.clock.now())).toSorted((a, b) =>
    (a.stocknum ?? '').localeCompare(b.stocknum ?? ''),
  )
const define = (changes: Partial<FeedDefinition>) =>
  saveFeed(requestBy(platform, site(), KIM), {
    ...feedDefinitionSchema.parse({ name: 'stock', way: 'upload' }),
    ...changes,
  })

function send(count: number, dealership = 'sample') {
  const rows = Array.from({ length: count }, (_, car) => `Kia,Rio,2022,S${car},${20_000 + car},${dealership}\n`).join(
    '',
  )
  const content = [Buffer.from(`make,model,year,stocknum,price,dealership_slug\n${rows}`)]
  return uploadFile(requestBy(platform, site(), KIM), 'stock', { name: 'stock.csv', content })
}

it('INTAKE-3 a feed’s own limits count instead of the site’s', async () => {
  await define({ limits: { carsFallBy: 80, locationFallsBy: 80 } })
  await send(20)
  expect(await send(6)).toMatchObject({ outcome: 'applied' })
  expect(await send(1)).toMatchObject({ outcome: 'held', sentence: expect.stringContaining('more than 80% fewer') })
})

it('INTAKE-5 a feed’s own number of files sells a missing car', async () => {
  await define({ soldAfterFiles: 1 })
  await send(20)
  expect(await send(19)).toMatchObject({ outcome: 'applied', sentence: '1 sold.' })
  await define({ soldAfterFiles: null })
  expect(await send(18)).toMatchObject({ sentence: '1 missing, still for sale.' })
})

it('INTAKE-1 rows without a place belong to the feed’s location, and rows of another dealership are refused', async () => {
  await define({ dealership: 'north', location: 'hill' })
  expect(await send(3, '')).toMatchObject({ outcome: 'applied', sentence: '3 added.' })
  expect((await cars()).map((car) => [car.dealership_slug, car.location.name])).toEqual(
    Array.from({ length: 3 }, () => ['north', 'North Hill']),
  )
  const other = await send(3, 'sample')
  expect(other.outcome).toBe('unusable')
  const run = await showRun(requestBy(platform, site(), KIM), other.runId ?? '')
  expect(JSON.stringify(run.report)).toContain('is none of the site’s dealerships (north)')
  await define({ dealership: '', location: '' })
  expect(await send(3, '')).toMatchObject({ outcome: 'unusable' })
})
