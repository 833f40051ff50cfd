import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { DeskChange, OverriddenPart } from '#domain/desk/override.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleCar } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { undoStep } from './edit-cars.ts'
import { endOverrides } from './end-overrides.ts'
import { editCars } from './testing.ts'

const STOCK = sampleStaff(['stock'])
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const mine = () => platform.storage.forSite({ slug: 'yard' })
const found = async (id: string): Promise<Car> => (await mine().cars.findById(id)) ?? expect.fail('no such car')
const set = (part: OverriddenPart, value: string | number | boolean | null, until: Date | null = null): DeskChange => ({
  part,
  to: { value, until },
})
const edit = (id: string, ...changes: readonly DeskChange[]) => {
  platform.clock.pass(1)
  return editCars(requestBy(platform, site(), STOCK), { carIds: [id], changes })
}

/** One feed's file with one car. */
async function importCar(id: string, change: Partial<Car>): Promise<void> {
  const { imports } = mine()
  platform.clock.pass(1)
  const at = platform.clock.now()
  const importId = await imports.begin('drive', at)
  const { id: _id, slug, ...car } = sampleCar({ ...change, stocknum: id })
  const key = {
    vin: null,
    stocknum: id,
    feedId: null,
    dealershipSlug: car.dealership_slug,
    identity: `stock:sample:${id}`,
  }
  const contentHash = JSON.stringify(change)
  const when = { listedAt: null, soldAt: null, status: car.status }
  await imports.stage(importId, [{ number: 1, line: 1, ...key, ...when, slugBase: slug, newId: id, contentHash, car }])
  await imports.merge(importId, { at, force: true, dryRun: false })
  await imports.end(importId, 'merged', at, {})
}

describe('DESK-2 the desk over imports, in the database', () => {
  it('an import changes what the feed says, and never what staff set; releasing shows the feed’s value', async () => {
    await importCar('A1', { price: 20_000, tag: 'Feed' })
    await edit('A1', set('price', 18_500), set('dealercomments', 'One owner'))
    await importCar('A1', { price: 21_000, tag: 'Feed 2' })
    expect(await found('A1')).toMatchObject({ price: 18_500, dealercomments: 'One owner', tag: 'Feed 2' })
    const [desk] = await mine().desk.cars(['A1'])
    expect(desk?.feedCar.price).toBe(21_000)
    expect(desk?.overrides.get('price')).toMatchObject({ feedValue: 20_000, by: { name: 'Kim Lee' } })
    await edit('A1', { part: 'price', to: null })
    expect((await found('A1')).price).toBe(21_000)
  })

  it('DESK-7 the ledger has each price that the site showed, and no price while the car is hidden', async () => {
    await importCar('A2', { price: 20_000 })
    await edit('A2', set('price', 19_000))
    await importCar('A2', { price: 22_000 })
    await edit('A2', set('show_on_dealer_website', false))
    await edit('A2', { part: 'show_on_dealer_website', to: null }, { part: 'price', to: null })
    const ledger = await mine().carPrices.of('A2')
    expect(ledger.map(({ price, source }) => [price, source])).toEqual([
      [22_000, 'drive'],
      [null, 'staff'],
      [19_000, 'staff'],
      [20_000, 'drive'],
    ])
  })

  it('DESK-7 the latest entry of the ledger is the price that the site shows, also after the clock went back', async () => {
    await importCar('A9', { price: 20_000 })
    await edit('A9', set('price', 19_000))
    platform.clock.pass(-3)
    await edit('A9', set('price', 18_000))
    const [latest] = await mine().carPrices.of('A9')
    expect([latest?.price, (await found('A9')).price]).toEqual([18_000, 18_000])
    platform.clock.pass(3)
  })

  it('DESK-3 a sold car leaves the search at once, and a hidden one too; undo brings both back', async () => {
    await importCar('A3', { price: 20_000 })
    const { batch } = await edit('A3', set('status', 'sold'))
    expect(await found('A3')).toMatchObject({ status: 'sold', sold: true })
    expect((await found('A3')).sold_date_timestamp).toBe(platform.clock.now().toISOString())
    await platform.engines.refresh('yard')
    const [stored] = await (await platform.engines.forSite(site())).fetch(['A3'])
    expect(stored?.sold).toBe(true)
    await importCar('A3', { price: 20_500 })
    expect((await found('A3')).sold).toBe(true)
    expect(await undoStep(requestBy(platform, site(), STOCK), batch)).toMatchObject({ ok: true })
    expect(await found('A3')).toMatchObject({ sold: false, price: 20_500, sold_date_timestamp: null })
    await edit('A3', set('status', 'sold'))
    await importCar('A3', { price: 20_500, status: 'sold' })
    await importCar('A3', { price: 20_500, status: 'in_stock' })
    expect((await found('A3')).sold).toBe(false)
  })

  it('DESK-8 an undo is refused when another person changed the field since, and changes nothing', async () => {
    await importCar('A4', { price: 20_000 })
    const { batch } = await edit('A4', set('price', 19_000))
    platform.clock.pass(1)
    await edit('A4', set('price', 18_000))
    expect(await undoStep(requestBy(platform, site(), STOCK), batch)).toEqual({ ok: false, reason: 'changed-since' })
    expect((await found('A4')).price).toBe(18_000)
  })

  it('DESK-4 the order of photos and a hidden one survive the next import', async () => {
    const images = ['/pictures/made/a-800.webp', '/pictures/made/b-800.webp', '/pictures/made/c-800.webp']
    const [a, b, c] = images as [string, string, string]
    await importCar('A5', { images, primary_image_url: a })
    await edit('A5', { part: 'photos', to: { value: { first: [c], hidden: [b] }, until: null } })
    const added = '/pictures/made/d-800.webp'
    await importCar('A5', { images: [...images, added], primary_image_url: a })
    expect(await found('A5')).toMatchObject({ images: [c, a, added], primary_image_url: c })
  })

  it('STAFF-5, STAFF-8 the right and the scope are asked, and the audit log has the change', async () => {
    await importCar('A6', { price: 20_000 })
    const attempt = (actor: typeof STOCK, id = 'A6') =>
      editCars(requestBy(platform, site(), actor), { carIds: [id], changes: [set('price', 1_000)] })
    await expect(attempt(sampleStaff(['sales']))).rejects.toMatchObject({ status: 403 })
    const elsewhere = sampleStaff(['stock'], { scope: { dealerships: ['other'], locations: null, categories: null } })
    await expect(attempt(elsewhere)).rejects.toMatchObject({ status: 404 })
    await expect(attempt(STOCK, 'nobody')).rejects.toMatchObject({ status: 404 })
    expect((await found('A6')).price).toBe(20_000)
    await attempt(STOCK)
    const none = { personId: null, object: 'A6', from: null, until: null }
    const [row] = await mine().audit.list(none, 1)
    expect(row).toMatchObject({ action: 'stock.edit', after: { price: { value: 1_000 } } })
  })

  it('random sequences of imports, edits, releases and waiting end with what the rules say', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('import' as const), price: fc.integer({ min: 11, max: 14 }) }),
      fc.record({
        kind: fc.constant('set' as const),
        price: fc.integer({ min: 20, max: 23 }),
        minutes: fc.option(fc.integer({ min: 1, max: 10 }), { nil: null }),
      }),
      fc.record({ kind: fc.constant('release' as const) }),
      fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 8 }) }),
    )
    let number = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
        number += 1
        const id = `P${number}`
        let feed = 10_000
        let held: { readonly price: number; readonly until: number } | null = null
        await importCar(id, { price: feed })
        for (const each of steps) {
          if (each.kind === 'import') {
            feed = each.price * 1_000
            await importCar(id, { price: feed })
          }
          if (each.kind === 'set') {
            const until =
              each.minutes === null ? null : new Date(platform.clock.now().getTime() + each.minutes * 60_000)
            held = { price: each.price * 1_000, until: until?.getTime() ?? Number.POSITIVE_INFINITY }
            await edit(id, set('price', each.price * 1_000, until))
          }
          if (each.kind === 'release') {
            held = null
            await edit(id, { part: 'price', to: null })
          }
          platform.clock.pass(each.kind === 'wait' ? each.minutes : 0)
          await endOverrides(platform, ['yard'])
          if (held && held.until <= platform.clock.now().getTime()) held = null
          const shown: number = held?.price ?? feed
          expect((await found(id)).price).toBe(shown)
          expect((await mine().carPrices.of(id))[0]?.price).toBe(shown)
        }
      }),
      { numRuns: 6 },
    )
  })
})
