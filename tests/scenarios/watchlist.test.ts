import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { call, garageSite, signedIn } from './garage.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const MIA = '+61412345678'
const KAI = '+61487654321'
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

let served: ServedSites
let mia: string
let kai: string
let hilux: Car
let ranger: Car
let theirs: Car
beforeAll(async () => {
  const other = garageSite({ slug: 'other', id: 'site-2', name: 'Other Motors' })
  const plain = sampleSite({ slug: 'plain', id: 'site-3', integrations: { saving: 'browser' } })
  served = await serveSites({ sites: [garageSite({ search: { sold: { keepDays: 3 } } }), other, plain] })
  ;[hilux, ranger] = (await served.platform.addCars('yard', [
    { stocknum: 'A1', slug: 'hilux', images: ['/a.webp'] },
    { stocknum: 'A2', slug: 'ranger', name: '2022 Ford Ranger XLT', make: 'Ford', model: 'Ranger', year: 2022 },
  ])) as [Car, Car]
  ;[theirs] = (await served.platform.addCars('other', [{ stocknum: 'B1' }])) as [Car]
  mia = await signedIn(served, MIA)
  kai = await signedIn(served, KAI)
})
afterAll(() => served.close())

const change = async (act: 'save-car' | 'remove-car', carId: string, phone = MIA, cookie = mia) => {
  const answer = await call(served, `/api/watchlist/${act}`, { phone_number: phone, car_id: carId }, { cookie })
  return { status: answer.status, ...(await answer.json()) }
}
const kept = async (cookie: string) =>
  (await (await served.request('yard', '/api/auth', { headers: { Cookie: cookie } })).json()).watchlist
const page = (cookie: string, init: RequestInit = {}) =>
  served.request('yard', '/watchlist', { ...init, headers: { Cookie: cookie, ...init.headers } })
const post = (cookie: string, fields: readonly (readonly [string, string])[]) =>
  page(cookie, { method: 'POST', headers: FORM, body: new URLSearchParams(fields.map(([n, v]) => [n, v])).toString() })

describe('GARAGE-4 the watchlist’s calls', () => {
  it('GARAGE-4 save and remove a car, and return the current list, last saved first', async () => {
    expect(await change('save-car', hilux.id)).toEqual({ status: 200, success: true, watchlist: [hilux.id] })
    served.platform.clock.pass(1)
    expect(await change('save-car', ranger.id)).toEqual({
      status: 200,
      success: true,
      watchlist: [ranger.id, hilux.id],
    })
    expect((await change('save-car', hilux.id)).watchlist).toEqual([ranger.id, hilux.id])
    expect(await kept(mia)).toEqual([ranger.id, hilux.id])
    expect(await change('remove-car', hilux.id)).toEqual({ status: 200, success: true, watchlist: [ranger.id] })
    expect((await change('remove-car', hilux.id)).status).toBe(200)
    expect(await kept(kai)).toEqual([])
  })

  it('GARAGE-4 need a signed-in user: 401 with a message', async () => {
    expect(await change('save-car', hilux.id, MIA, '')).toEqual({
      status: 401,
      success: false,
      message: 'You’ve been signed out. Sign in to save cars.',
    })
  })

  it('GARAGE-7 the phone_number must be the session’s, in any spelling: else 403, and nothing changes', async () => {
    const before = await kept(mia)
    for (const phone of [KAI, '', '0400 000 000', '+64211234567']) {
      for (const act of ['save-car', 'remove-car'] as const)
        expect([phone, (await change(act, hilux.id, phone)).status]).toEqual([phone, 403])
    }
    expect([await kept(mia), await kept(kai)]).toEqual([before, []])
    expect((await change('save-car', hilux.id, '0412 345 678')).status).toBe(200)
    expect((await change('remove-car', hilux.id, '0412 345 678')).status).toBe(200)
  })

  it('SITE-1 GARAGE-4 another dealer’s car and an unknown car are 404', async () => {
    for (const carId of [theirs.id, 'no-such-car'])
      for (const act of ['save-car', 'remove-car'] as const) {
        const refused = await change(act, carId)
        expect([refused.status, refused.success]).toEqual([404, false])
        expect(refused.message).toMatch(/\.$/)
      }
  })

  it('HTTP-API other methods, other calls and other bodies are refused', async () => {
    expect((await served.request('yard', '/api/watchlist/save-car')).status).toBe(405)
    expect((await call(served, '/api/watchlist/steal-car', {}, { cookie: mia })).status).toBe(404)
    expect((await call(served, '/api/watchlist/save-car', { car_id: 7 }, { cookie: mia })).status).toBe(422)
  })
})

describe('ROUTE-10 the watchlist’s page', () => {
  it('ROUTE-10 leads visitors who are not signed in to the cars that their browser keeps, and exists only on sites with a garage', async () => {
    const answer = await page('')
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/favourites'])
    expect((await served.request('plain', '/watchlist')).status).toBe(404)
    const other = await served.request('other', '/watchlist', { headers: { Cookie: mia } })
    expect([other.status, other.headers.get('Location')]).toEqual([303, '/favourites'])
  })

  it('ROUTE-10 lists only the visitor’s cars, and is not cached', async () => {
    await change('save-car', hilux.id)
    const answer = await page(mia)
    expect([answer.status, answer.headers.get('Cache-Control'), answer.headers.get('X-Cache')]).toEqual([
      200,
      'no-store',
      null,
    ])
    const html = await answer.text()
    expect([...html.matchAll(/<article[^>]*data-car-id="([^"]+)"/g)].map(([, id]) => id)).toEqual(await kept(mia))
    expect(html).toContain('0412 345 678')
    expect(await (await page(kai)).text()).toContain('Nothing saved yet')
  })

  it('ROUTE-10 marks a car just sold, mentions one that is gone, and lets visitors remove it', async () => {
    const [sold, gone] = (await served.platform.addCars('yard', [
      { stocknum: 'A3', slug: 'sold', status: 'sold', sold: true },
      { stocknum: 'A4', slug: 'gone', status: 'sold', sold: true, sold_date_timestamp: '2026-10-01T00:00:00.000Z' },
    ])) as [Car, Car]
    const visitor = (await (await served.request('yard', '/api/auth', { headers: { Cookie: kai } })).json()).user
    const { watchlists } = served.platform.storage.forSite({ slug: 'yard' })
    for (const { id } of [sold, gone]) await watchlists.save(visitor.id, id, served.platform.clock.now(), 50)
    await watchlists.save(visitor.id, 'long-gone', served.platform.clock.now(), 50)
    const html = await (await page(kai)).text()
    expect([...html.matchAll(/<article[^>]*data-car-id="([^"]+)"/g)].map(([, id]) => id)).toEqual([sold.id])
    expect(html).toMatch(/data-sold/)
    expect(html).toContain('The 2021 Toyota HiLux')
    expect(html).toContain('has been sold.')
    expect(html).toContain('1 vehicle is not on our site any more.')
    const taken = await post(kai, [
      ['remove', gone.id],
      ['remove', 'long-gone'],
    ])
    expect([taken.status, taken.headers.get('Location')]).toEqual([303, '/watchlist'])
    expect(await kept(kai)).toEqual([sold.id])
  })

  it('GARAGE-2 signs out with a form: cookie and session are deleted', async () => {
    const out = await post(kai, [['sign-out', '1']])
    expect([out.status, out.headers.get('Location')]).toEqual([303, '/'])
    expect(out.headers.get('Set-Cookie')).toMatch(/^session=; Max-Age=0/)
    expect((await page(kai)).status).toBe(303)
  })

  it('ROUTE-10 GARAGE-6 on a site with a garage /favourites has the browser’s cars and offers the sign-in, and a shared list shows', async () => {
    const own = await served.request('yard', '/favourites')
    expect(own.status).toBe(200)
    const signIn = 'href="/sign-in?type=watchlist&amp;redirect=%2Fwatchlist&amp;back=%2Ffavourites"'
    expect(await own.text()).toContain(signIn)
    expect((await served.request('yard', `/favourites?cars=${hilux.id}`)).status).toBe(200)
    expect((await served.request('plain', '/favourites')).status).toBe(200)
  })

  it('GARAGE-1 pages are the same for all visitors and contain no saved cars', async () => {
    const listing = async (cookie: string) =>
      (await served.request('yard', '/search', { headers: { Cookie: cookie } })).text()
    const html = await listing('')
    expect(await listing(mia)).toBe(html)
    expect(html).toContain('href="/watchlist"')
    expect(await (await served.request('plain', '/search')).text()).not.toContain('/watchlist')
  })
})

describe('GARAGE-4 a watchlist’s length', () => {
  it('GARAGE-4 beyond fifty cars the oldest are removed', async () => {
    const visitor = (await (await served.request('yard', '/api/auth', { headers: { Cookie: mia } })).json()).user
    const { watchlists } = served.platform.storage.forSite({ slug: 'yard' })
    for (let at = 0; at < 4; at += 1)
      await watchlists.save(visitor.id, `c${at}`, new Date(Date.UTC(2027, 0, 1 + at)), 3)
    expect(await watchlists.list(visitor.id)).toEqual(['c3', 'c2', 'c1'])
  })
})
