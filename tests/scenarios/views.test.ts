import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

describe('POST /api/views', () => {
  let served: ServedSites
  let own: Car
  let foreign: Car
  beforeAll(async () => {
    const sites = ['one', 'two'].map((slug) => sampleSite({ slug, id: `site-${slug}`, vehicle: { showViews: true } }))
    served = await serveSites({ sites })
    const [mine] = await served.platform.addCars('one', [{ views: 40 }])
    const [theirs] = await served.platform.addCars('two', [{ views: 7 }])
    if (!mine || !theirs) throw new Error('no cars')
    own = mine
    foreign = theirs
  })
  afterAll(() => served.close())

  const look = (carId: unknown, userAgent = PHONE) =>
    served.request('one', '/api/views', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
      body: JSON.stringify({ car_id: carId }),
    })
  const shown = async (slug: string, car: Car) => {
    const page = await (await served.request(slug, `/cars/${car.slug}`)).text()
    return />Views<.*?>([\d,]+)</s.exec(page)?.[1]
  }

  it('CAR-12 CAR-4 a view shows on the car’s page once stored, added to the feed’s own count', async () => {
    const { platform } = served
    const version = await platform.storage.forSite({ slug: 'one' }).version()
    expect(await shown('one', own)).toBe('40')
    for (const agent of [PHONE, PHONE, `${PHONE} Other`]) expect((await look(own.id, agent)).status).toBe(204)
    await platform.views.flush()
    // A cached page is at most a minute old.
    platform.clock.pass(2)
    expect(await shown('one', own)).toBe('42')
    // It drops no cached page.
    expect(await platform.storage.forSite({ slug: 'one' }).version()).toBe(version)
  })

  it('CAR-12 robots are not counted', async () => {
    const before = await served.platform.storage.forSite({ slug: 'one' }).views.of(own.id)
    expect((await look(own.id, 'Mozilla/5.0 (compatible; Examplebot/2.1)')).status).toBe(204)
    await served.platform.views.flush()
    expect(await served.platform.storage.forSite({ slug: 'one' }).views.of(own.id)).toBe(before)
  })

  it('SITE-1 CAR-12 another dealer’s car is not counted', async () => {
    expect((await look(foreign.id)).status).toBe(204)
    await served.platform.views.flush()
    expect(await served.platform.storage.forSite({ slug: 'two' }).views.of(foreign.id)).toBe(0)
  })

  it.each([[undefined], [''], [7]])('CAR-12 %j is no car', async (carId) => {
    const response = await look(carId)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: 'Say which car.' })
  })

  it('CAR-12 limits views per minute from one address, separately from forms', async () => {
    const statuses = new Set<number>()
    for (let number = 0; number < 130; number += 1) statuses.add((await look(own.id)).status)
    expect([...statuses]).toEqual([204, 429])
  })
})
