import { afterEach, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { FeedCar } from '#domain/feed/car.ts'
import { identityOf } from '#domain/feed/identity.ts'
import { unpackCar } from '../car/car-data.ts'
import type { SiteStorage } from '../site-storage.ts'
import type { Storage } from '../storage.ts'
import { openTestStorage, TEST_DATABASES } from '../testing.ts'
import type { MergeOptions } from './merge-stock.ts'
import type { StagedRow } from './staged-rows.ts'

const open: Storage[] = []
afterEach(async () => {
  for (const storage of open.splice(0)) await storage.close()
})

describe.each(TEST_DATABASES)('on %s', (database) => {
  async function sites(): Promise<readonly [SiteStorage, SiteStorage]> {
    const storage = await openTestStorage(database)
    open.push(storage)
    return [storage.forSite({ slug: 'a' }), storage.forSite({ slug: 'b' })]
  }

  it('STOCK-2 the same feed twice changes nothing, not even the version', async () => {
    const [site] = await sites()
    const feed = [row({ stocknum: '1' }), row({ stocknum: '2' })]
    expect(await imported(site, feed)).toMatchObject({ added: 2, changed: 0, unchanged: 0, sold: 0, version: 1 })
    const before = await allCars(site)
    expect(await imported(site, feed, LATER)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
      sold: 0,
      version: null,
    })
    expect(await allCars(site)).toEqual(before)
    expect(await site.version()).toBe(1)
  })

  it('STOCK-2 a car missing from a full feed becomes sold with its date, and comes back when the feed has it again', async () => {
    const [site] = await sites()
    await imported(site, [row({ stocknum: '1' }), row({ stocknum: '2' })])
    expect(await imported(site, [row({ stocknum: '1' })], LATER)).toMatchObject({ sold: 1, unchanged: 1, version: 2 })
    const sold = await carOf(site, '2')
    expect(sold).toMatchObject({ status: 'sold', sold: true, sold_date_timestamp: LATER.toISOString() })
    expect(await changedSince(site, 1)).toEqual(['2'])
    expect(await imported(site, [row({ stocknum: '1' }), row({ stocknum: '2' })], LATEST)).toMatchObject({
      changed: 1,
      added: 0,
    })
    expect(await carOf(site, '2')).toMatchObject({
      id: sold.id,
      status: 'in_stock',
      sold: false,
      sold_date_timestamp: null,
      created_at: NOW.toISOString(),
    })
  })

  it('recognises marks that its stock has passed, but not other sites’ or future ones', async () => {
    const [site, other] = await sites()
    expect(await site.imports.mark()).toBeNull()
    await imported(site, [row({ stocknum: '1' })])
    const first = await site.imports.mark()
    expect(first).toMatchObject({ changedIn: 1 })
    await imported(site, [row({ stocknum: '1' }), row({ stocknum: '2' })], LATER)
    const second = await site.imports.mark()
    expect(second).toMatchObject({ changedIn: 2 })
    for (const mark of [first!, second!]) {
      expect(await site.imports.hasPassed(mark)).toBe(true)
      expect(await other.imports.hasPassed(mark)).toBe(false)
      expect(await site.imports.hasPassed({ ...mark, changedIn: 3 })).toBe(false)
      expect(await site.imports.hasPassed({ ...mark, lastImport: 'unknown' })).toBe(false)
    }
  })

  it('STOCK-2 a car missing from one feed does not affect another feed’s cars', async () => {
    const [site] = await sites()
    await imported(site, [row({ stocknum: '1' })])
    await imported(site, [row({ stocknum: '2' })], LATER, { feed: 'second' })
    expect(await carOf(site, '1')).toMatchObject({ status: 'in_stock' })
  })

  it('STOCK-1 a feed that shrank by more than half is held back unless forced; exactly half goes in', async () => {
    const [site] = await sites()
    await imported(
      site,
      ['1', '2', '3', '4'].map((stocknum) => row({ stocknum })),
    )
    const one = [row({ stocknum: '1' })]
    expect(await imported(site, one)).toMatchObject({ ok: false, reason: 'held-back', usable: 1, available: 4 })
    expect(await site.version()).toBe(1)
    expect(await site.imports.copy()).toHaveLength(4)
    expect(await imported(site, [row({ stocknum: '1' }), row({ stocknum: '2' })])).toMatchObject({ ok: true, sold: 2 })
    expect(await imported(site, [], LATER, { force: true })).toMatchObject({ ok: true, sold: 2 })
  })

  it('STOCK-1 a dry run reports what would happen, and changes nothing', async () => {
    const [site] = await sites()
    await imported(site, [row({ stocknum: '1' })])
    const outcome = await imported(site, [row({ stocknum: '2' })], LATER, { dryRun: true, force: true })
    expect(outcome).toMatchObject({ added: 1, sold: 1, version: null })
    expect((await allCars(site)).map(({ stocknum, status }) => [stocknum, status])).toEqual([['1', 'in_stock']])
  })

  it('STOCK-1 a car that gains a VIN or a stock number stays the same car', async () => {
    const [site] = await sites()
    await imported(site, [row({ stocknum: '1' }), row({ feedId: 'f2' })])
    const before = await allCars(site)
    expect(
      await imported(site, [row({ stocknum: '1', vin: VIN }), row({ feedId: 'f2', stocknum: '2' })]),
    ).toMatchObject({ added: 0, changed: 2, sold: 0 })
    expect(await imported(site, [row({ stocknum: '9', vin: VIN }), row({ stocknum: '2' })])).toMatchObject({
      added: 0,
      changed: 2,
    })
    const after = await allCars(site)
    expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
    expect(after.find(({ vin }) => vin === VIN)).toMatchObject({ stocknum: '9' })
  })

  it('STOCK-1 a stock number used again with another VIN, or at another dealership, is another car', async () => {
    const [site] = await sites()
    await imported(site, [row({ stocknum: '1', vin: VIN })])
    expect(
      await imported(site, [
        row({ stocknum: '1', vin: OTHER_VIN }),
        row({ stocknum: '1', dealershipSlug: 'west', vin: null }),
      ]),
    ).toMatchObject({ added: 2, sold: 1 })
    expect(await allCars(site)).toHaveLength(3)
  })

  it('STOCK-1 the same car twice in a feed: the first line stays, the later one is named', async () => {
    const [site] = await sites()
    const outcome = await imported(site, [
      row({ stocknum: '1' }),
      row({ stocknum: '1' }),
      row({ stocknum: '2', vin: VIN }),
      row({ stocknum: '3', vin: VIN }),
      row({ feedId: 'x' }),
      row({ feedId: 'x' }),
      row({ stocknum: '5', vin: OTHER_VIN }),
      row({ stocknum: '5' }),
    ])
    expect(outcome).toMatchObject({
      added: 4,
      duplicates: [
        { line: 2, firstLine: 1, by: 'stocknum' },
        { line: 4, firstLine: 3, by: 'vin' },
        { line: 6, firstLine: 5, by: 'feed_id' },
        { line: 8, firstLine: 7, by: 'stocknum' },
      ],
    })
  })

  it('STOCK-1 a car whose row was refused stays as it was, not sold', async () => {
    const [site] = await sites()
    await imported(site, [row({ stocknum: '1' }), row({ stocknum: '2' })])
    expect(
      await imported(site, [row({ stocknum: '1' }), { ...row({ stocknum: '2' }), car: null }], LATER),
    ).toMatchObject({ sold: 0, unchanged: 1, version: null })
  })

  it('ROUTE-11 a changed title changes the slug, and the former slug redirects to it', async () => {
    const [site] = await sites()
    await imported(site, [row({ stocknum: '1', badge: 'SR' })])
    const { slug, id } = await carOf(site, '1')
    expect(slug).toBe(`2021-toyota-hilux-sr-${id}`)
    await imported(site, [row({ stocknum: '1', badge: 'SR5' })])
    const renamed = await carOf(site, '1')
    expect(renamed).toMatchObject({ id, slug: `2021-toyota-hilux-sr5-${id}` })
    expect(await site.cars.findFormerSlug(slug)).toBe(renamed.slug)
    expect(await site.cars.find(slug)).toBeNull()
    await imported(site, [row({ stocknum: '1', badge: 'SR' })])
    expect(await site.cars.findFormerSlug(slug)).toBeNull()
    expect(await site.cars.findFormerSlug(renamed.slug)).toBe(slug)
  })

  it('SITE-1 another site’s cars are neither found nor matched nor sold', async () => {
    const [a, b] = await sites()
    await imported(a, [row({ stocknum: '1', vin: VIN })])
    const car = await carOf(a, '1')
    expect(await b.cars.findById(car.id)).toBeNull()
    expect(await b.cars.find(car.slug)).toBeNull()
    expect(await imported(b, [row({ stocknum: '1', vin: VIN, badge: 'Other' })])).toMatchObject({
      added: 1,
      changed: 0,
      version: 1,
    })
    expect(await carOf(a, '1')).toEqual(car)
  })

  it('STOCK-1 an import overtaken by a later one merges nothing', async () => {
    const [site] = await sites()
    const first = await site.imports.begin('stock', NOW)
    await site.imports.stage(first, [row({ stocknum: '1' })])
    const second = await site.imports.begin('stock', NOW)
    await site.imports.stage(second, [row({ stocknum: '2' })])
    expect(await site.imports.merge(first, OPTIONS)).toEqual({ ok: false, reason: 'overtaken' })
    expect(await site.imports.merge(second, OPTIONS)).toMatchObject({ ok: true, added: 1 })
  })

  it('reads cars in batches that neither lose nor repeat one', async () => {
    const [site] = await sites()
    const many = Array.from({ length: 2_345 }, (_, index) => row({ stocknum: String(index) }))
    await imported(site, many)
    await imported(
      site,
      many.map((each, index) => (index % 2 === 0 ? each : row({ stocknum: String(index), badge: 'Changed' }))),
    )
    expect(new Set((await allCars(site)).map(({ id }) => id)).size).toBe(2_345)
    expect(await changedSince(site, 1)).toHaveLength(1_172)
  })
})

const NOW = new Date('2026-03-01T00:00:00.000Z')
const LATER = new Date('2026-03-02T00:00:00.000Z')
const LATEST = new Date('2026-03-03T00:00:00.000Z')
const OPTIONS: MergeOptions = { at: NOW, force: false, dryRun: false }
const VIN = '1M8GDM9AXKP042788'
const OTHER_VIN = '1M8GDM9AXKP042789'

function row(given: {
  vin?: string | null
  stocknum?: string
  feedId?: string
  dealershipSlug?: string
  badge?: string
}): StagedRow {
  const keys = {
    vin: given.vin ?? null,
    stocknum: given.stocknum ?? null,
    dealershipSlug: given.dealershipSlug ?? 'east',
    feedId: given.feedId ?? null,
  }
  const identity = identityOf(keys, 'stock') ?? ''
  const badge = given.badge ?? 'SR5'
  const car: FeedCar = {
    ...unpackCar({}),
    year: 2021,
    make: 'Toyota',
    model: 'HiLux',
    badge,
    vin: keys.vin,
    stocknum: keys.stocknum,
    feed_id: keys.feedId,
  }
  return {
    number: 0,
    line: 0,
    ...keys,
    identity,
    slugBase: `2021-toyota-hilux-${badge.toLowerCase()}`,
    newId: `id${[...identity].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1_000_000_007, 7)}`,
    contentHash: JSON.stringify([keys, badge]),
    status: 'in_stock',
    listedAt: null,
    soldAt: null,
    car,
  }
}

async function imported(
  site: SiteStorage,
  rows: readonly StagedRow[],
  at = NOW,
  { feed = 'stock', ...options }: { feed?: string; force?: boolean; dryRun?: boolean } = {},
) {
  const id = await site.imports.begin(feed, at)
  await site.imports.stage(
    id,
    rows.map((each, index) => ({ ...each, number: index + 1, line: index + 1 })),
  )
  const outcome = await site.imports.merge(id, { ...OPTIONS, ...options, at })
  await site.imports.end(id, 'merged', at, {})
  return outcome
}

async function allCars(site: SiteStorage): Promise<Car[]> {
  const cars: Car[] = []
  for await (const batch of site.cars.changedSince(0)) cars.push(...batch)
  return cars
}

async function changedSince(site: SiteStorage, version: number): Promise<(string | null)[]> {
  const numbers: (string | null)[] = []
  for await (const batch of site.cars.changedSince(version)) numbers.push(...batch.map(({ stocknum }) => stocknum))
  return numbers
}

async function carOf(site: SiteStorage, stocknum: string): Promise<Car> {
  const car = (await allCars(site)).find((each) => each.stocknum === stocknum)
  if (car === undefined) throw new Error(`There is no car ${stocknum}.`)
  return car
}
