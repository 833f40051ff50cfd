import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { DeskField, DeskValue } from '#domain/desk/desk-fields.ts'
import { editCars } from '#operations/desk/testing.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sweepWasPrices } from '#operations/stock/sweep-was-prices.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const DAY_MINUTES = 24 * 60
const FORMER = 41_995
const NOW = 39_990
const REASON = 'Our solicitor checks each former price (Kim Lee, 3 Nov 2026).'
const SLUGS = ['yard', 'trusting'] as const
type Slug = (typeof SLUGS)[number]

let served: ServedSites
beforeEach(async () => {
  const options = { integrations: { mcp: true } }
  served = await serveSites({
    sites: [
      sampleSite({ slug: 'yard', id: 'yard', ...options }),
      sampleSite({ slug: 'trusting', id: 'trusting', ...options, card: { wasPricesReason: REASON } }),
    ],
  })
})
afterEach(() => served.close())

async function addCar(slug: Slug, change: Partial<Car>): Promise<Car> {
  const own = { vin: null, stocknum: served.platform.randomId(), offer_price: null, price_type: 'drive_away' } as const
  const [car] = await served.platform.addCars(slug, [{ ...own, ...change }])
  return car ?? expect.fail('no car')
}

async function edit(slug: Slug, { id }: Car, values: Partial<Record<DeskField, DeskValue>>): Promise<void> {
  const changes = Object.entries(values).map(([part, value]) => ({
    part: part as DeskField,
    to: { value, until: null },
  }))
  await editCars(requestBy(served.platform, served.platform.site(slug), sampleStaff(['stock'])), {
    carIds: [id],
    changes,
  })
}

const passDays = (days: number) => served.platform.clock.pass(days * DAY_MINUTES)
const sweep = () => sweepWasPrices(served.platform, SLUGS)

/** Everything that says a car's price, by its address. */
async function said(slug: Slug, car: Car): Promise<Readonly<Record<string, string>>> {
  const rpc = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_item', arguments: { id: car.id } } }
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }
  const paths: Readonly<Record<string, RequestInit>> = {
    '/search': {},
    '/search.data': {},
    [`/cars/${car.slug}`]: {},
    [`/compare?cars=${car.id}`]: {},
    '/special-offers': {},
    '/api/search': {},
    '/mcp': { method: 'POST', headers, body: JSON.stringify(rpc) },
  }
  await served.platform.engines.refresh(slug)
  const texts = Object.entries(paths).map(async ([path, init]) => {
    const answer = await served.request(slug, path, init)
    expect(answer.status, path).toBe(200)
    return [path, (await answer.text()).replaceAll('<!-- -->', '')] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

/** Addresses whose text has the former price, as words or as a number. */
async function whereSaid(slug: Slug, car: Car): Promise<readonly string[]> {
  return Object.entries(await said(slug, car)).flatMap(([path, text]) => (/41,?995/.test(text) ? [path] : []))
}

describe('DESK-7 a former price that buyers did not see for seven of the last sixty days', () => {
  it.each<readonly [string, (slug: Slug) => Promise<Car>]>([
    ['that the feed made up', (slug) => addCar(slug, { price: NOW, before_price: FORMER })],
    [
      'of six days',
      async (slug) => {
        const car = await addCar(slug, { price: FORMER })
        passDays(6)
        await edit(slug, car, { price: NOW, before_price: FORMER })
        return car
      },
    ],
    [
      'of months ago',
      async (slug) => {
        const car = await addCar(slug, { price: FORMER })
        passDays(30)
        await edit(slug, car, { price: NOW })
        passDays(58)
        await edit(slug, car, { before_price: FORMER })
        return car
      },
    ],
  ])('%s is said nowhere', async (_, make) => {
    const car = await make('yard')
    expect(await whereSaid('yard', car)).toEqual([])
    expect((await said('yard', car))['/special-offers']).not.toContain(car.slug)
    expect((await said('yard', car))['/search']).toContain(car.slug)
  })
})

describe('DESK-7 a former price of seven days and more', () => {
  it('is said where cards and pages say it, until it was too long ago', async () => {
    const car = await addCar('yard', { price: FORMER })
    passDays(10)
    await edit('yard', car, { price: NOW, before_price: FORMER })
    const pages = ['/search', '/search.data', `/cars/${car.slug}`, `/compare?cars=${car.id}`, '/special-offers']
    expect(await whereSaid('yard', car)).toEqual([...pages, '/api/search'])
    const was = 'Was $41,995, now:'
    const texts = await said('yard', car)
    for (const path of pages) expect(texts[path], path).toContain(was)
    // The sample's clock begins on 21 November.
    expect(texts[`/cars/${car.slug}`]).toMatch(/We advertised it at \$41,995 until 1 December 2026\./)

    passDays(52)
    await sweep()
    expect((await said('yard', car))['/search']).toContain(was)
    passDays(2)
    expect(await sweep()).toBeGreaterThan(0)
    expect(await whereSaid('yard', car)).toEqual([])
    expect(await sweep()).toBe(0)
  })

  it('counts the days of one price only: a hidden car, and a price with other charges, are not it', async () => {
    const car = await addCar('yard', { price: FORMER })
    passDays(5)
    await edit('yard', car, { show_on_dealer_website: false })
    passDays(5)
    await edit('yard', car, { show_on_dealer_website: true, price_type: 'excluding_government_charges' })
    passDays(5)
    await edit('yard', car, { price: NOW, price_type: 'drive_away', before_price: FORMER })
    expect(await whereSaid('yard', car)).toEqual([])
  })
})

it('DESK-7 a site that wrote down its reason shows every former price, and the rule holds again without it', async () => {
  const car = await addCar('trusting', { price: NOW, before_price: FORMER })
  await sweep()
  expect((await said('trusting', car))['/search']).toContain('Was $41,995, now:')
  const later = await addCar('trusting', { price: NOW, before_price: FORMER })
  expect((await said('trusting', later))[`/cars/${later.slug}`]).toContain('Was $41,995, now:')
  const site = sampleSite({ slug: 'trusting', id: 'trusting' })
  const changed = {
    ...served.platform,
    siteBySlug: (slug: string) => (slug === 'trusting' ? served.platform.site('yard') : null),
  }
  expect(site.card?.wasPricesReason ?? '').toBe('')
  await sweepWasPrices(changed, ['trusting'])
  expect(await whereSaid('trusting', car)).toEqual([])
})

it('DESK-7 a car of before the rule is looked at in the first round', async () => {
  const car = await addCar('yard', { price: NOW, before_price: FORMER })
  await served.platform.storage
    .rawDatabase()
    .executeSql("update cars set was_shown = true, was_due = '1970-01-01' where id = $1", [car.id])
  expect(await sweep()).toBe(1)
  expect(await sweep()).toBe(0)
  expect(await whereSaid('yard', car)).toEqual([])
})
