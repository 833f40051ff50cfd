import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkChange } from '#domain/desk/bulk-change.ts'
import type { DeskField, DeskValue } from '#domain/desk/desk-fields.ts'
import { readStockListQuery } from '#domain/desk/stock-list-query.ts'
import { showChannels } from '../channel/show-channels.ts'
import { switchChannel } from '../channel/switch-channel.ts'
import { sampleStaff } from '../staff/testing.ts'
import { requestBy } from '../staff-request.ts'
import { sampleCar } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { planBulk, saveBulk } from './bulk-edit.ts'
import { undoStep } from './edit-cars.ts'
import { endOverrides } from './end-overrides.ts'
import { showStock } from './show-stock.ts'
import { removeStockView, saveStockColumns, saveStockView } from './stock-choices.ts'
import { editCars } from './testing.ts'

const KIM = sampleStaff(['manager'])
const LEE = sampleStaff(['sales'], { id: 'lee' })
const VIN = 'MR0HA3CD500123456'
let platform: TestPlatform
beforeAll(async () => {
  platform = await createTestPlatform()
  const complete = {
    colour: 'White',
    vin: VIN,
    images: ['/pictures/made/a-800.webp'],
    price_type: 'drive_away',
  } as const
  const long = '2020-01-01T00:00:00.000Z'
  await platform.addCars('yard', [
    sampleCar({ id: 'ute', slug: 'ute', stocknum: 'S1', ...complete }),
    sampleCar({
      id: 'twin',
      slug: 'twin',
      stocknum: 'S2',
      ...complete,
      vin: null,
      regplate: 'ABC123',
      frame_number: 'NKE165-7012345',
    }),
    sampleCar({ id: 'good', slug: 'good', stocknum: 'S3', ...complete, vin: 'MR0HA3CD500999999', price: 30_000 }),
    sampleCar({
      id: 'kia',
      slug: 'kia',
      year: 2020,
      name: '2020 Kia Rio',
      make: 'Kia',
      model: 'Rio',
      badge: null,
      stocknum: 'S4',
      price: null,
    }),
    sampleCar({ id: 'gone', slug: 'gone', stocknum: 'S5', status: 'sold', sold: true, sold_date_timestamp: long }),
  ])
  // An import takes two cars with one VIN for one car; two feeds may still bring both.
  await platform.storage.rawDatabase().executeSql("update cars set vin = $1 where id = 'twin'", [VIN])
})
afterAll(() => platform.close())

const site = () => platform.site('yard')
const listed = async (address: string, actor = KIM) =>
  showStock(requestBy(platform, site(), actor), readStockListQuery(new URLSearchParams(address)))
const idsOf = async (address: string, actor = KIM) => (await listed(address, actor)).rows.map(({ car }) => car.id)
const set = (id: string, part: DeskField, value: DeskValue) =>
  editCars(requestBy(platform, site(), KIM), { carIds: [id], changes: [{ part, to: { value, until: null } }] })

describe('DESK-1 words and filters are those of the site’s own search engine', () => {
  it.each([
    // A typo, a synonym, a prefix and a stock number.
    ['q=hilxu', 'good,twin,ute'],
    ['q=kia', 'kia'],
    ['q=s3', 'good'],
    ['make=Kia', 'kia'],
    ['price=29000%3A31000', 'good'],
    ['q=hilux&price=29000%3A31000', 'good'],
    // What the engine does not index: a plate, the end of a VIN, a frame number (A7).
    ['q=abc+123', 'twin'],
    ['q=nke165+701', 'twin'],
    ['q=999999', 'good'],
    ['q=999999&make=Kia', ''],
    ['q=lotus', ''],
  ])('?%s finds %s', async (address, ids) => {
    expect((await idsOf(address)).sort().join()).toBe(ids)
  })

  it('finds hidden and sold cars, which buyers do not, right after the edit; a car that sold long ago is in no view', async () => {
    const { batch } = await set('kia', 'show_on_dealer_website', false)
    expect(await idsOf('q=kia&view=hidden')).toEqual(['kia'])
    await undoStep(requestBy(platform, site(), KIM), batch)
    const sold = await set('kia', 'status', 'sold')
    expect(await idsOf('make=Kia&view=sold')).toEqual(['kia'])
    expect(await idsOf('view=sold')).toEqual(['kia'])
    await undoStep(requestBy(platform, site(), KIM), sold.batch)
    expect(await idsOf('make=Kia')).toEqual(['kia'])
  })

  it('offers the makes of the desk', async () => {
    expect((await listed('')).choices.make).toEqual(['Kia', 'Toyota'])
  })
})

it('DESK-1 the table follows each change, and another database of the same site has its own', async () => {
  const before = (await listed('')).rows.find(({ car }) => car.id === 'good')?.car.price
  const { batch } = await set('good', 'price', 31_500)
  expect((await listed('')).rows.find(({ car }) => car.id === 'good')?.car.price).toBe(31_500)
  await undoStep(requestBy(platform, site(), KIM), batch)
  expect((await listed('')).rows.find(({ car }) => car.id === 'good')?.car.price).toBe(before)
  const other = await createTestPlatform()
  expect(
    (await showStock(requestBy(other, other.site('yard'), KIM), readStockListQuery(new URLSearchParams()))).total,
  ).toBe(0)
  await other.close()
})

it('DESK-1 leads, views and channels count as their own pages do', async () => {
  const insert = `insert into leads (site_slug, id, submission_id, category, car_id, payload, created_at)
    select 'yard', 'lead-' || n, 'sent-' || n, 'Vehicle Enquiry', $1, '{}', now() from generate_series(1, 3) n`
  await platform.storage.rawDatabase().executeSql(insert, ['good'])
  await platform.storage.forSite(site()).views.add(new Map([['twin', 7]]))
  expect((await listed('')).channels).toEqual([])
  const request = { platform, site: site(), actor: KIM, now: platform.clock.now(), origin: 'https://yard.example' }
  for (const channel of ['google', 'csv'] as const) await switchChannel(request, channel, 'on')
  const { rows, channels } = await listed('')
  expect(channels).toEqual(['google', 'csv'])
  const byId = new Map(rows.map((row) => [row.car.id, row]))
  expect([byId.get('good')?.leads, byId.get('ute')?.leads, byId.get('twin')?.views]).toEqual([3, 0, 7])
  expect((await idsOf('sort=-leads'))[0]).toBe('good')
  expect((await idsOf('sort=-views'))[0]).toBe('twin')
  const offers = await showChannels(requestBy(platform, site(), KIM), 'https://yard.example')
  for (const name of channels) {
    const eligible = offers.find((each) => each.name === name)?.offers.eligible.map(({ car }) => car.id)
    expect(
      rows
        .filter(({ takenBy }) => takenBy.includes(name))
        .map(({ car }) => car.id)
        .sort(),
    ).toEqual(eligible?.sort())
  }
  // Two cars with one VIN, one without, and one that Google takes.
  expect((await idsOf('view=google')).sort()).toEqual(['kia', 'twin', 'ute'])
  expect(byId.get('good')?.takenBy).toEqual(['google', 'csv'])
})

it('DESK-1 a person sees the cars of their scope alone, in rows and counts', async () => {
  const limited = sampleStaff(['stock'], { scope: { dealerships: ['other'], locations: null, categories: null } })
  expect(await listed('', limited)).toMatchObject({ total: 0, counts: { all: 0, worklist: 0 } })
})

describe('DESK-1 views and columns of a person', () => {
  const save = (name: string, query: string, actor = KIM) =>
    saveStockView(requestBy(platform, site(), actor), { name, query: new URLSearchParams(query) })
  const names = async (actor = KIM) => (await listed('', actor)).savedViews.map(({ name, query }) => [name, query])

  it('are theirs alone, are replaced by name, and can be removed', async () => {
    expect(await save(' Kias  here ', 'make=Kia&page=4&junk=1')).toEqual({ ok: true, query: 'make=Kia' })
    await save('kias here', 'make=Kia&sort=-price')
    expect(await names()).toEqual([['kias here', 'make=Kia&sort=-price']])
    expect(await names(LEE)).toEqual([])
    const [view] = (await listed('')).savedViews
    await removeStockView(requestBy(platform, site(), LEE), view?.id ?? '')
    expect(await names()).toHaveLength(1)
    await removeStockView(requestBy(platform, site(), KIM), view?.id ?? '')
    expect(await names()).toEqual([])
    expect(await save('  ', '')).toEqual({ ok: false, reason: 'name' })
    expect(await save('x'.repeat(41), '')).toEqual({ ok: false, reason: 'name' })
  })

  it('columns keep the table’s order, and unknown names are ignored', async () => {
    await saveStockColumns(requestBy(platform, site(), KIM), ['leads', 'price', 'nothing'])
    expect((await listed('')).columns).toEqual(['price', 'leads'])
    expect((await listed('', LEE)).columns).toContain('channels')
  })
})

describe('DESK-1, DESK-8 a bulk edit', () => {
  const offer = (change: Partial<Extract<BulkChange, { kind: 'offer' }>> = {}): BulkChange => ({
    kind: 'offer',
    way: 'off',
    amount: 1_000,
    from: null,
    until: null,
    ...change,
  })
  const priceOf = async (id: string) => (await listed('')).rows.find(({ car }) => car.id === id)?.car.price

  /** Saves with what a preview of this moment shows. */
  const saveAsSeen = async (ids: readonly string[], change: BulkChange, actor = KIM) => {
    const planned = await planBulk(requestBy(platform, site(), KIM), ids, change)
    const request = { platform, site: site(), actor, now: platform.clock.now(), origin: 'https://yard.example' }
    return saveBulk(request, new Map(planned.map(({ id, replaced }) => [id, replaced])), change)
  }

  it('previews each car, changes all in one step, and one undo takes all back', async () => {
    const planned = await planBulk(requestBy(platform, site(), KIM), ['ute', 'good', 'kia'], offer())
    expect(planned.map(({ id, planned: each }) => [id, each.ok ? each.after : each.reason])).toEqual([
      ['ute', 51_990],
      ['good', 29_000],
      ['kia', 'It has no price to take an offer from.'],
    ])
    const saved = await saveAsSeen(['ute', 'good'], offer())
    expect(saved).toMatchObject({ ok: true, cars: 2 })
    expect([await priceOf('ute'), await priceOf('good')]).toEqual([51_990, 29_000])
    await undoStep(requestBy(platform, site(), KIM), saved.ok ? saved.batch : '')
    expect([await priceOf('ute'), await priceOf('good')]).toEqual([52_990, 30_000])
  })

  it('that a car refuses changes none, and names the car and why', async () => {
    expect(await saveAsSeen(['ute', 'kia'], offer())).toEqual({
      ok: false,
      refused: [
        { title: '2020 Kia Rio', stocknum: 'S4', reason: 'It has no price to take an offer from.', written: null },
      ],
    })
    expect(await priceOf('ute')).toBe(52_990)
    await expect(saveAsSeen(['ute'], offer(), LEE)).rejects.toMatchObject({ status: 403 })
    await expect(planBulk(requestBy(platform, site(), KIM), ['ute', 'nobody'], offer())).rejects.toMatchObject({
      status: 404,
    })
  })

  it('with a first and a last day begins and ends by itself, in table, search and ledger', async () => {
    const now = platform.clock.now().getTime()
    const day = (days: number) => new Date(now + days * 86_400_000)
    await saveAsSeen(['good'], offer({ from: day(2), until: day(5) }))
    expect(await priceOf('good')).toBe(30_000)
    platform.clock.pass(2 * 24 * 60)
    expect(await endOverrides(platform, ['yard'])).toBe(1)
    expect(await endOverrides(platform, ['yard'])).toBe(0)
    expect(await priceOf('good')).toBe(29_000)
    expect(await idsOf('q=hilux&price=28500%3A29500')).toEqual(['good'])
    platform.clock.pass(3 * 24 * 60)
    expect(await endOverrides(platform, ['yard'])).toBe(1)
    expect(await priceOf('good')).toBe(30_000)
    const ledger = await platform.storage.forSite(site()).carPrices.of('good')
    expect(ledger.slice(0, 2).map(({ offerPrice }) => offerPrice)).toEqual([null, 29_000])
    expect(ledger[1]?.source).toBe('staff')
  })
})
