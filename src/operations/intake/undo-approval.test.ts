import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { approveRun, uploadFile } from './manage-feeds.ts'
import { saveFeed } from './testing.ts'
import { undoApproval } from './undo-approval.ts'

const KIM = sampleStaff(['manager'])
let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
  for (const name of ['dms', 'other'])
    await saveFeed(requestBy(platform, site(), KIM), feedDefinitionSchema.parse({ name, way: 'upload' }))
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const request = () => ({
  platform,
  site: site(),
  actor: KIM,
  now: platform.clock.now(),
  origin: 'https://yard.example',
})

/** Rows of cars by their stock number and price. */
function upload(feed: string, cars: Readonly<Record<string, number>>) {
  platform.clock.pass(1)
  const rows = Object.entries(cars).map(([stocknum, price]) => `Kia,Rio,2022,${stocknum},${price}\n`)
  const content = [Buffer.from(`make,model,year,stocknum,price\n${rows.join('')}`)]
  return uploadFile(requestBy(platform, site(), KIM), feed, { name: 'stock.csv', content })
}

const numbers = (from: number, to: number) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`S${from + index}`, 20_000 + from + index]))

/** The cars for sale with their prices, as the stock holds them. */
async function forSale() {
  const cars = await platform.storage.forSite(site()).imports.copy()
  return cars.map(({ row }) => [row.newId, row.stocknum, row.car?.price, row.slugBase, row.listedAt]).toSorted()
}

it('STAFF-12 CR-B9 undoing an approved file puts back sold and changed cars, takes added ones off, and leaves other feeds', async () => {
  await upload('other', { O1: 30_000, O2: 31_000 })
  await upload('dms', numbers(0, 20))
  // S19 is missing once, and stays for sale.
  await upload('dms', numbers(0, 19))
  const before = await forSale()
  expect(before).toHaveLength(22)
  const held = await upload('dms', { S0: 18_500, S1: 20_001, NEW: 15_000, O1: 29_000 })
  expect(held.outcome).toBe('held')
  const id = held.runId ?? ''
  expect(await approveRun(requestBy(platform, site(), KIM), id)).toMatchObject({ isDone: true })
  expect((await forSale()).map(([, stocknum]) => stocknum).toSorted()).toEqual(['NEW', 'O1', 'O2', 'S0', 'S1'])
  expect(await undoApproval(request(), id)).toMatchObject({ isDone: true })
  expect(await forSale()).toEqual(before)
  expect(await undoApproval(request(), id)).toBeNull()
  expect(await platform.storage.forSite(site()).feedRuns.find(id)).toMatchObject({ outcome: 'held' })
})

it('STAFF-12 after a later file nothing is undone', async () => {
  const held = await upload('dms', numbers(0, 5))
  const id = held.runId ?? ''
  await approveRun(requestBy(platform, site(), KIM), id)
  await upload('dms', numbers(0, 6))
  const now = await forSale()
  expect(await undoApproval(request(), id)).toBeNull()
  expect(await forSale()).toEqual(now)
})

it('STAFF-5 a person who may not run feeds undoes nothing', async () => {
  const [run] = await platform.storage.forSite(site()).feedRuns.latest('dms', 1)
  await expect(undoApproval({ ...request(), actor: sampleStaff(['sales']) }, run?.id ?? '')).rejects.toThrow(
    'forbidden',
  )
})
