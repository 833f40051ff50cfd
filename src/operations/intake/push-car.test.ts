import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feedDefinitionSchema } from '#domain/intake/feed-definition.ts'
import type { PushedDay } from '#domain/intake/pushed-day.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { answerFeed } from './edit-feeds.ts'
import { pushCar } from './push-car.ts'
import { showFeed, showRun } from './show-feeds.ts'
import { saveFeed } from './testing.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const KIM = sampleStaff(['manager'])
const KEY = sampleStaff([], { kind: 'key', id: 'dms', name: 'DMS', rights: ['feed.push'] })
const CAR = {
  stocknum: 'U100',
  external_dealership_identifier: 'their-own-4711',
  make: 'Toyota',
  model: 'Corolla',
  year: 2022,
  badge: 'SX',
  status: 'in_stock',
  dapprice: '32,990',
  egcprice: 30_200,
  odometer: 41_000,
  transmission: 'Automatic',
  dealercomments: 'One owner.',
  images: ['https://pictures.example/1.jpg'],
}

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform({ now: NOW, sites: [sampleSite(), sampleSite({ slug: 'rival', id: 'site-2' })] })
  await saveFeed(requestBy(platform, site(), KIM), feedDefinitionSchema.parse({ name: 'live', way: 'push' }))
})
afterAll(() => platform.close())
beforeEach(() => platform.clock.pass(1))

const site = () => platform.site('yard')
const mine = () => platform.storage.forSite(site())
const push = (changes: object = {}, once: Parameters<typeof pushCar>[2] = null) =>
  pushCar(requestBy(platform, site(), KEY), { ...CAR, ...changes }, once)
const at = (time: string) => ({ last_modified_utc: `2026-11-22 ${time}` })

async function carOf(done: Awaited<ReturnType<typeof pushCar>>) {
  const found = done.ok && done.car && (await mine().cars.find(done.car.slug))
  if (!found) throw new Error(JSON.stringify(done))
  return found
}

describe('INTAKE-7 a pushed car', () => {
  it('INTAKE-7 is read in the flat shape of dealer systems', async () => {
    const done = await push()
    expect(done).toMatchObject({ ok: true, result: 'added', remarks: [] })
    expect(await carOf(done)).toMatchObject({
      stocknum: 'U100',
      price: 32_990,
      price_type: 'drive_away',
      price_dap: 32_990,
      price_egc: 30_200,
      km: 41_000,
      trans: 'Automatic',
      dealercomments: 'One owner.',
    })
    const egc = await push({ stocknum: 'U101', dapprice: null })
    expect(await carOf(egc)).toMatchObject({ price: 30_200, price_type: 'excluding_government_charges' })
    const own = await push({ stocknum: 'U102', price: 31_500, price_type: 'estimated drive away' })
    expect(await carOf(own)).toMatchObject({ price: 31_500, price_type: 'estimated_drive_away' })
  })

  it('INTAKE-7 sent again changes nothing, and the other cars stay', async () => {
    const [version, cars] = [await mine().version(), await mine().imports.copy()]
    expect(await push()).toMatchObject({ result: 'unchanged' })
    expect(await push({ stocknum: 'U101', dapprice: null })).toMatchObject({ result: 'unchanged' })
    expect([await mine().version(), await mine().imports.copy()]).toEqual([version, cars])
    expect(cars).toHaveLength(3)
  })

  it('INTAKE-7 that is withdrawn is sold, and a late call from before does not bring it back', async () => {
    await push({ stocknum: 'U200', ...at('10:00:00') })
    const gone = await push({ stocknum: 'U200', status: 'WITHDRAWN', ...at('12:00:00Z') })
    expect(gone).toMatchObject({ result: 'changed' })
    expect(await push({ stocknum: 'U200', dapprice: 1, ...at('11:59:59') })).toEqual({
      ok: true,
      result: 'older',
      car: null,
      remarks: expect.any(Array),
    })
    expect((await carOf(gone)).status).toBe('sold')
    expect(await push({ stocknum: 'U200', ...at('12:00:01') })).toMatchObject({ result: 'changed' })
    expect((await carOf(gone)).status).toBe('in_stock')
  })

  it('INTAKE-7 calls in every order leave the latest state', async () => {
    const calls = [1, 2, 3].map((hour) => ({ dapprice: 20_000 + hour, ...at(`0${hour}:00:00`) }))
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const [number, order] of orders.entries()) {
      const stocknum = `O${number}`
      const done = await Promise.all(order.map((call) => push({ stocknum, ...calls[call] })))
      const last = done.find((each) => each.ok && each.car !== null)
      expect((await carOf(last ?? done[0]!)).price).toBe(20_003)
    }
  })

  it('INTAKE-7 a repeated call with its Idempotency-Key does not undo a later one', async () => {
    const first = { onceKey: 'a', fingerprint: 'f' }
    await push({ stocknum: 'U300' }, first)
    const later = await push({ stocknum: 'U300', dapprice: 31_990 })
    expect(await push({ stocknum: 'U300' }, first)).toMatchObject({ result: 'repeated', car: null })
    expect((await carOf(later)).price).toBe(31_990)
    await expect(push({ stocknum: 'U300' }, { ...first, fingerprint: 'g' })).rejects.toMatchObject({
      reason: 'other-call',
    })
  })

  it('INTAKE-7 a time that is still to come blocks no later call', async () => {
    await push({ stocknum: 'U400', last_modified_utc: '2036-01-01T00:00:00Z' })
    expect(await push({ stocknum: 'U400', dapprice: 31_990, ...at('23:00:00') })).toMatchObject({ result: 'changed' })
  })

  it('INTAKE-7 does not disturb a file that is being imported', async () => {
    const importId = await mine().imports.begin('nightly', platform.clock.now())
    expect(await push({ stocknum: 'U500' })).toMatchObject({ result: 'added' })
    const merged = await mine().imports.merge(importId, { at: platform.clock.now(), force: true, dryRun: false })
    expect(merged).toMatchObject({ ok: true, sold: 0 })
  })
})

describe('INTAKE-7 a pushed car that cannot be used', () => {
  it.each([
    [{ make: '' }, 'make', 'make is missing.'],
    [{ vin: '123' }, 'vin', /is not a VIN/],
    [{ status: 'abracadabra' }, 'status', /'abracadabra' is a word that is not known/],
  ])(
    'INTAKE-7 INTAKE-6 is refused with column, value and reason, and is on the board: %j',
    async (change, column, reason) => {
      const cars = await mine().imports.copy()
      expect(await push({ stocknum: 'X1', ...change })).toMatchObject({
        ok: false,
        code: 'car-refused',
        column,
        reason: expect.stringMatching(reason),
      })
      expect(await mine().imports.copy()).toEqual(cars)
      const { runs, feed } = await showFeed(requestBy(platform, site(), KIM), 'live')
      expect(feed.receivedAt).toEqual(platform.clock.now())
      const { report } = await showRun(requestBy(platform, site(), KIM), runs[0]?.id ?? '')
      expect((report as PushedDay).refusedRows[0]).toMatchObject({
        column,
        reason: expect.not.stringMatching(/left empty/),
      })
    },
  )

  it('A8 INTAKE-7 with a status that its feed has an answer for is taken', async () => {
    const answers = { statusWords: { Wholesale: 'reserved' }, units: {} } as const
    await answerFeed(requestBy(platform, site(), KIM), 'live', answers)
    const done = await push({ stocknum: 'U600', status: 'WHOLESALE' })
    expect(await carOf(done)).toMatchObject({ status: 'in_stock', reserved: true })
  })

  it('INTAKE-6 a day of calls is one line of the board', async () => {
    const { runs } = await showFeed(requestBy(platform, site(), KIM), 'live')
    expect(runs.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^\d+ cars sent: \d+ added, \d+ changed, 3 refused\.$/),
    ])
  })

  it('INTAKE-7 wants the feed’s name where the site has several, and knows no other', async () => {
    await saveFeed(requestBy(platform, site(), KIM), feedDefinitionSchema.parse({ name: 'trucks', way: 'push' }))
    expect(await push()).toMatchObject({ ok: false, code: 'no-feed' })
    expect(await push({ feed: 'boats' })).toMatchObject({ ok: false, code: 'no-feed' })
    expect(await push({ feed: 'live' })).toMatchObject({ ok: true })
  })

  it('STAFF-5 needs the right, on this site, at this location', async () => {
    const wholeSite = KEY.scope
    for (const actor of [
      { ...KEY, rights: ['lead.read'] as const },
      { ...KEY, siteSlug: 'rival' },
      { ...KEY, scope: { ...wholeSite, locations: ['elsewhere'] } },
    ])
      await expect(pushCar(requestBy(platform, site(), actor), { ...CAR, feed: 'live' }, null)).rejects.toThrow(
        'feed.push',
      )
  })
})

it('K-2 is read in the nested export of dealer systems; without a stock number it is refused', async () => {
  const nested = {
    feed: 'live',
    Identification: [{ Type: 'StockNumber', Value: 'N1' }],
    Specification: { Make: 'Toyota', Model: 'Corolla', Year: 2022 },
    PriceList: [{ Type: 'DAP', Amount: 32_990 }],
    SaleStatus: 'For Sale',
  }
  const done = await pushCar(requestBy(platform, site(), KEY), nested, null)
  expect(await carOf(done)).toMatchObject({ stocknum: 'N1', make: 'Toyota', price: 32_990 })
  const without = { ...nested, Identification: [{ Type: 'VIN', Value: 'JTNKARJE20J123456' }] }
  expect(await pushCar(requestBy(platform, site(), KEY), without, null)).toMatchObject({
    ok: false,
    column: 'stocknum',
  })
})
