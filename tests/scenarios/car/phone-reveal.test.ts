import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { storedReveals } from '#storage/testing/stored-reveals.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

describe('POST /api/phone-reveal', () => {
  let served: ServedSites
  let own: Car
  let foreign: Car
  beforeAll(async () => {
    const sites = ['one', 'two'].map((slug) => sampleSite({ slug, id: `site-${slug}` }))
    served = await serveSites({ sites })
    const [mine] = await served.platform.addCars('one', [{}])
    const [theirs] = await served.platform.addCars('two', [{}])
    if (!mine || !theirs) throw new Error('no cars')
    own = mine
    foreign = theirs
  })
  afterAll(() => served.close())

  const ask = (body: unknown, headers: HeadersInit = {}) =>
    served.request('one', '/api/phone-reveal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
      body: JSON.stringify(body),
    })
  const reveals = (slug: string) => storedReveals(served.platform.storage, slug)

  it('PHONE-1 answers with the number and its link, is never cached, and leaves a record', async () => {
    const response = await ask({ car_id: own.id, dealership_id: null, website_id: 'site-one' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ phone: '07 5550 0000', tel: 'tel:+61755500000' })
    expect(await reveals('one')).toMatchObject([{ carId: own.id, dealershipId: 'd1', websiteId: 'site-one' }])
  })

  it('SITE-1 is 404 in JSON for another site’s car and for another site’s id, and leaves no record', async () => {
    const before = await reveals('one')
    for (const body of [
      { car_id: foreign.id, website_id: 'site-one' },
      { car_id: foreign.id, website_id: 'site-two' },
      { car_id: own.id, website_id: 'site-two' },
    ]) {
      const response = await ask(body)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: expect.stringMatching(/\.$/) })
    }
    expect(await reveals('one')).toEqual(before)
    expect(await reveals('two')).toEqual([])
  })
})
