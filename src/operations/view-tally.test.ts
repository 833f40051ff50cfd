import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_DATABASES } from '#storage/testing.ts'
import { countView } from './car/count-view.ts'
import { requestOn } from './site-request.ts'
import { sampleSite } from './testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from './testing.ts'
import { createViewTally } from './view-tally.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 16; CUBOT X90) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'

describe.each(TEST_DATABASES)('on %s', (database) => {
  let platform: TestPlatform
  beforeAll(async () => {
    const sites = ['yard', 'other'].map((slug) => sampleSite({ slug, id: slug, timezone: 'Australia/Brisbane' }))
    // 04:00 in Brisbane.
    platform = await createTestPlatform({ database, sites, now: new Date('2026-11-20T18:00:00Z') })
  })
  afterAll(() => platform.close())

  const car = async (slug = 'yard') =>
    (await platform.addCars(slug, [{ slug: 'a-car', vin: null, stocknum: null }]))[0]?.id ?? ''
  const look = (carId: string, visitor: { address?: string; userAgent?: string } = {}) =>
    countView(requestOn(platform, platform.site('yard')), carId, { address: '192.0.2.1', userAgent: PHONE, ...visitor })
  const written = async (carId: string, slug = 'yard') => {
    await platform.views.flush()
    return platform.storage.forSite({ slug }).views.of(carId)
  }

  it('CAR-12 counts a visitor once per day in the site’s time zone', async () => {
    const id = await car()
    look(id)
    look(id)
    platform.clock.pass(10 * 60)
    look(id)
    expect(await written(id)).toBe(1)
    platform.clock.pass(12 * 60)
    look(id)
    expect(await written(id)).toBe(2)
  })

  it('CAR-12 identifies visitors by address and browser, and counts per car', async () => {
    const [one, other] = [await car(), await car()]
    look(one)
    look(one, { address: '192.0.2.2' })
    look(one, { userAgent: `${PHONE} Other` })
    look(other)
    expect([await written(one), await written(other)]).toEqual([3, 1])
  })

  it.each([
    ['', 0],
    ['Mozilla/5.0 (compatible; Examplebot/2.1; +http://bot.example)', 0],
    ['Mozilla/5.0 AppleWebKit/537.36 HeadlessChrome/150.0.0.0', 0],
    ['curl/8.5.0', 0],
    [PHONE, 1],
  ])('CAR-12 leaves robots out: %j counts %i', async (userAgent, counted) => {
    const id = await car()
    look(id, { userAgent })
    expect(await written(id)).toBe(counted)
  })

  it('CAR-12 SITE-1 counts nothing for a car that the site does not have', async () => {
    const foreign = await car('other')
    look(foreign)
    look('never')
    expect(await written(foreign, 'other')).toBe(0)
    expect(await written(foreign)).toBe(0)
    expect(await written('never')).toBe(0)
  })

  it('CAR-12 does not change the version of the stock', async () => {
    const id = await car()
    const before = await platform.storage.forSite({ slug: 'yard' }).version()
    look(id)
    expect(await written(id)).toBe(1)
    expect(await platform.storage.forSite({ slug: 'yard' }).version()).toBe(before)
  })

  it('CAR-12 adds up the counts of two processes', async () => {
    const id = await car()
    const tallies = [1, 2].map(() => createViewTally(platform.storage, platform.log))
    for (const tally of tallies) tally.count({ slug: 'yard' }, { carId: id, day: '2026-11-21', visitor: 'v' })
    await Promise.all(tallies.map((tally) => tally.flush()))
    expect(await written(id)).toBe(2)
  })
})

it('CAR-12 retries a failed write with the next batch', async () => {
  let isAway = true
  const stored = new Map<string, number>()
  const storage = {
    forSite: () => ({
      views: {
        async add(views: ReadonlyMap<string, number>) {
          if (isAway) throw new Error('away')
          for (const [id, count] of views) stored.set(id, count)
        },
      },
    }),
  }
  const logged: string[] = []
  const log = { debug() {}, info() {}, warn() {}, error: (event: string) => void logged.push(event) }
  const tally = createViewTally(storage as unknown as Parameters<typeof createViewTally>[0], log)
  tally.count({ slug: 'yard' }, { carId: 'c1', day: '2026-11-21', visitor: 'a' })
  await tally.flush()
  expect(logged).toEqual(['views were not written'])
  isAway = false
  tally.count({ slug: 'yard' }, { carId: 'c1', day: '2026-11-21', visitor: 'b' })
  await tally.flush()
  expect(stored).toEqual(new Map([['c1', 2]]))
})
