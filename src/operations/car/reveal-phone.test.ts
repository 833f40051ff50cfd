import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleCar } from '#domain/testing/example-car.ts'
import { storedReveals } from '#storage/testing/stored-reveals.ts'
import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import { sampleLocation, sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { revealPhone } from './reveal-phone.ts'

const numbers = { phone: '07 5550 0000', phoneNew: '07 5550 0001', phoneUsed: '07 5550 0002', phoneDemo: null }
const sites = [
  sampleSite({ locations: [sampleLocation(numbers)], search: { base: { dealerships: ['sample', 'partner'] } } }),
  sampleSite({ slug: 'other', id: 'site-2', name: 'Other Motors' }),
]

let platform: TestPlatform
beforeEach(async () => {
  platform = await createTestPlatform({ sites })
})
afterEach(() => platform.close())

async function carOf(slug: string, change: Parameters<TestPlatform['addCars']>[1][number] = {}) {
  const [car] = await platform.addCars(slug, [change])
  if (!car) throw new Error('no car')
  return car
}

const reveals = (slug: string) => storedReveals(platform.storage, slug)

describe('revealPhone', () => {
  it.each([
    ['new', '07 5550 0001'],
    ['used', '07 5550 0002'],
    ['demo', '07 5550 0001'],
  ] as const)('PHONE-2 tells the number for a %s car: %s', async (car_type, phone) => {
    const car = await carOf('yard', { car_type })
    const revealed = await revealPhone(requestOn(platform, platform.site('yard')), {
      carId: car.id,
      websiteId: 'site-1',
    })
    expect(revealed).toEqual({ ok: true, phone, tel: `tel:+61${phone.slice(1).replaceAll(' ', '')}` })
  })

  it('P-3 PHONE-2 tells the number of the place that the feed gives, where it is none of the site’s locations', async () => {
    const location = { name: 'Other Yard', slug: 'other-yard', city: 'Benalla', suburb: null, phone: '03 5550 0000' }
    const car = await carOf('yard', { location: { ...exampleCar().location, ...location } })
    const revealed = await revealPhone(requestOn(platform, platform.site('yard')), {
      carId: car.id,
      websiteId: 'site-1',
    })
    expect(revealed).toMatchObject({ ok: true, phone: '03 5550 0000' })
  })

  it('PHONE-1 records the car, its dealership, the website and the time', async () => {
    const car = await carOf('yard', { dealership_id: null })
    await revealPhone(requestOn(platform, platform.site('yard')), { carId: car.id, websiteId: 'site-1' })
    expect(await reveals('yard')).toEqual([
      { carId: car.id, locationId: null, dealershipId: 'd1', websiteId: 'site-1', at: platform.clock.now() },
    ])
  })

  it('D-16 PHONE-1 records the dealership of the car’s location for a partner’s car that is on the yard', async () => {
    const car = await carOf('yard', { dealership_id: null, dealership_slug: 'partner' })
    await revealPhone(requestOn(platform, platform.site('yard')), { carId: car.id, websiteId: 'site-1' })
    expect(await reveals('yard')).toMatchObject([{ dealershipId: 'd1' }])
  })

  it('PHONE-1 PLACE-2 reveals a location’s number and records the location, for this site’s locations only', async () => {
    const site = platform.site('yard')
    const [location] = site.locations
    const asked = { carId: null, locationId: location?.id ?? '', websiteId: 'site-1' }
    expect(await revealPhone(requestOn(platform, site), asked)).toMatchObject({ ok: true, phone: '07 5550 0000' })
    expect(await reveals('yard')).toEqual([
      { carId: null, locationId: location?.id, dealershipId: 'd1', websiteId: 'site-1', at: platform.clock.now() },
    ])
    expect(await revealPhone(requestOn(platform, site), { ...asked, locationId: 'elsewhere' })).toEqual({
      ok: false,
      reason: 'no such location',
    })
  })

  it('PHONE-1 reveals the number and logs the error when recording fails', async () => {
    const car = await carOf('yard')
    const revealed = await revealPhone(requestOn(failingToRecord(platform), platform.site('yard')), {
      carId: car.id,
      websiteId: 'site-1',
    })
    expect(revealed).toMatchObject({ ok: true, phone: '07 5550 0002' })
    expect(platform.logged).toContainEqual({
      level: 'error',
      event: 'a phone reveal was not recorded',
      facts: { site: 'yard', car: car.id, reason: 'Error: the disk is full' },
    })
  })

  it('SITE-1 reveals and records nothing for another site’s car or another site’s id', async () => {
    const car = await carOf('other')
    const site = platform.site('yard')
    const foreignCar = await revealPhone(requestOn(platform, site), { carId: car.id, websiteId: 'site-1' })
    expect(foreignCar).toEqual({ ok: false, reason: 'no such car' })
    const own = await carOf('yard')
    const foreignSite = await revealPhone(requestOn(platform, site), { carId: own.id, websiteId: 'site-2' })
    expect(foreignSite).toEqual({ ok: false, reason: 'no such site' })
    expect([...(await reveals('yard')), ...(await reveals('other'))]).toEqual([])
  })

  it('SEARCH-8 reveals nothing for a car that the site does not show', async () => {
    const car = await carOf('yard', { show_on_dealer_website: false })
    const revealed = await revealPhone(requestOn(platform, platform.site('yard')), {
      carId: car.id,
      websiteId: 'site-1',
    })
    expect(revealed).toEqual({ ok: false, reason: 'no such car' })
  })
})

function failingToRecord({ storage, ...platform }: Platform): Platform {
  const record = async () => {
    throw new Error('the disk is full')
  }
  return {
    ...platform,
    storage: {
      ...storage,
      forSite: (site) => ({ ...storage.forSite(site), phoneReveals: { record } }),
    },
  }
}
