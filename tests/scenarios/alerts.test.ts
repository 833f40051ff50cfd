import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sweepAlerts } from '#operations/alert/sweep-alerts.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const JO = 'jo@mail.example'
let served: ServedSites
let hilux: Car
let held: Car

beforeAll(async () => {
  const alerts = { enabled: true, priceHistory: true }
  served = await serveSites({
    sites: [
      sampleSite({ alerts }),
      sampleSite({ slug: 'other', id: 'site-2', alerts }),
      sampleSite({ slug: 'off', id: 'site-3' }),
    ],
  })
  const cars = await served.platform.addCars('yard', [
    { stocknum: 'A1' },
    { stocknum: 'A2', reserved: true, year: 2019 },
  ])
  ;[hilux, held] = cars as [Car, Car]
  await served.platform.engines.refresh('yard')
})
afterAll(() => served.close())

const get = async (path: string, slug = 'yard') => (await served.request(slug, path)).text()
const sent = (to = JO) => served.platform.mailer.sent.filter((mail) => mail.to === to)
const pathIn = (text: string, page: string) =>
  new RegExp(`http://[^/]+(/alerts/${page}/\\S+)`).exec(text)?.[1] ?? 'missing'

function post(path: string, fields: Record<string, string>, slug = 'yard') {
  return served.request(slug, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
}

it('ALERT-1 B7 a listing, a search without result, a car and a reserved car each lead to their form', async () => {
  expect(await get('/search/toyota?price=:60000')).toContain('href="/alerts/search/toyota?price=:60000"')
  const none = await get('/search?price=:11')
  expect(none).toContain('Nothing matches your filters')
  expect(none).toContain('Save this search')
  expect(await get(`/cars/${hilux.slug}`)).toContain('Tell me if the price drops')
  const reserved = await get(`/cars/${held.slug}`)
  expect(reserved).toContain('Reserved by another buyer.')
  expect(reserved).toContain('Email me if it becomes available')
})

it('ALERT-5 the control is beside a car’s price, and with what was chosen in the head of a listing', async () => {
  const listing = await get('/search?price=:60000')
  const [head = ''] = listing.slice(listing.indexOf('<h1')).split('<article')
  expect(head).toContain('Save this search')
  const price = /class="vehicle-price">.*?<\/div>/s.exec(await get(`/cars/${hilux.slug}`))?.[0]
  expect(price).toContain('Tell me if the price drops')
})

it('ALERT-1 a site that has alerts switched off has no links and no forms', async () => {
  expect(await get('/search', 'off')).not.toContain('/alerts/')
  for (const path of ['/alerts/search', '/alerts/asked']) expect((await served.request('off', path)).status).toBe(404)
})

it('ALERT-1 without JavaScript: a form, a page, one mail, a link, a button', async () => {
  const form = await get('/alerts/search/toyota?price=:60000')
  expect(form).toContain('Toyota, Price up to $60,000')
  expect(form).toContain('collects these details to send you these emails.')
  const wrong = await post('/alerts/search/toyota?price=:60000', { email: 'nobody' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('Enter a valid email address')
  const asked = await post('/alerts/search/toyota?price=:60000', { email: 'Jo@Mail.example' })
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, '/alerts/asked'])
  expect(await get('/alerts/asked')).toContain('Check your email')
  await served.platform.runDeferred()
  expect(sent()).toHaveLength(1)

  const link = pathIn(sent()[0]?.text ?? '', 'confirm')
  expect(await get(link)).toContain('Yes, email me')
  expect((await served.request('yard', link)).headers.get('Cache-Control')).toContain('no-store')
  expect((await served.request('other', link)).status).toBe(404)
  expect(await (await post(link, {})).text()).toContain('You’re all set')
})

it('ALERT-1 the answer is the same for an address that is known and one that is not', async () => {
  const answers = await Promise.all(
    [JO, 'new@mail.example'].map((email) => post('/alerts/search/toyota?price=:60000', { email })),
  )
  const [known, unknown] = answers.map(({ status, headers }) => [status, headers.get('Location')])
  expect(known).toEqual(unknown)
  await served.platform.runDeferred()
})

it('ALERT-2 A9 a new car is mailed with its reason, and one click without a redirect ends it', async () => {
  const before = sent().length
  await served.platform.addCars('yard', [{ stocknum: 'A3', year: 2024 }])
  await served.platform.engines.refresh('yard')
  await sweepAlerts(served.platform, ['yard'])
  await served.platform.runDeferred()
  expect(sent()).toHaveLength(before + 1)
  const mail = sent().at(-1)
  expect(mail?.text).toContain('Just in. It fits ‘Toyota, Price up to $60,000’.')
  const link = new URL(mail?.unsubscribe ?? 'missing:').pathname
  expect(mail?.text).toContain(link)
  const page = await get(link)
  expect(page).toContain('j•••@mail.example')
  expect(page).not.toContain(JO)
  expect((await served.request('other', link)).status).toBe(404)
  // A9: some mail programs post nothing.
  const done = await served.request('yard', link, { method: 'POST' })
  expect(done.status).toBe(200)
  expect(await done.text()).toContain('Your emails have stopped')
})

it('ALERT-4 a car’s page has its prices with their dates once there are two', async () => {
  const page = `/cars/${hilux.slug}`
  expect(await get(page)).not.toContain('Price history')
  served.platform.clock.pass(3 * 24 * 60)
  await reprice(hilux, 49_990)
  const current = await served.platform.storage.forSite({ slug: 'yard' }).cars.findById(hilux.id)
  const html = await get(`/cars/${current?.slug}`)
  expect(html).toContain('Price history')
  expect(html).toContain('$49,990 from 24 November 2026')
  expect(html).toContain('$52,990 from 21 November 2026')
})

/** Imports the car with another price, as its feed would. */
async function reprice(car: Car, price: number): Promise<void> {
  const { imports } = served.platform.storage.forSite({ slug: 'yard' })
  const at = served.platform.clock.now()
  const importId = await imports.begin('reprice', at)
  const { id, slug, ...rest } = { ...car, price }
  const keys = { vin: rest.vin, stocknum: rest.stocknum, dealershipSlug: rest.dealership_slug, feedId: id }
  const row = { identity: `feed:${id}`, slugBase: '2021-toyota-hilux-sr5', newId: id, contentHash: String(price) }
  const dates = { status: rest.status, listedAt: null, soldAt: null }
  await imports.stage(importId, [{ number: 1, line: 1, ...keys, ...row, ...dates, car: rest }])
  await imports.merge(importId, { at, force: true, dryRun: false })
  await imports.end(importId, 'merged', at, {})
  await served.platform.engines.refresh('yard')
}
