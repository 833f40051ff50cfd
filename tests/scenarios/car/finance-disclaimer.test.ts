import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { LenderOffer } from '#domain/car/lender-offer.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

const offer: LenderOffer = {
  interestRate: 8,
  comparisonRate: 9.1,
  paymentWeek: 150,
  paymentMonth: null,
  termMonths: 60,
  termYears: null,
  balloon: null,
  deposit: null,
  disclaimer: 'The lender’s own words.',
}

describe('GET /api/finance/disclaimer', () => {
  let served: ServedSites
  let car: Car
  let without: Car
  let foreign: Car
  beforeAll(async () => {
    const finance = { provider: 'manual' } as const
    served = await serveSites({
      sites: ['one', 'two'].map((slug) => sampleSite({ slug, id: `site-${slug}`, finance })),
    })
    const financed = { finance_lenders: { manual: offer } }
    const mine = await served.platform.addCars('one', [financed, { slug: 'other', stocknum: 'U2' }])
    const [theirs] = await served.platform.addCars('two', [{ ...financed, slug: 'theirs' }])
    if (!mine[0] || !mine[1] || !theirs) throw new Error('no cars')
    car = mine[0]
    without = mine[1]
    foreign = theirs
  })
  afterAll(() => served.close())

  const ask = (carId: string) => served.request('one', `/api/finance/disclaimer?car_id=${encodeURIComponent(carId)}`)
  const WORDS = 'The lender’s own words. Repayments are indicative only and are not a quote or an offer of credit.'

  it('FIN-7 has the lender’s text, and says that repayments are indicative only and not a quote', async () => {
    const response = await ask(car.id)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ lender: 'manual', disclaimer: WORDS })
  })

  it('FIN-7 the same text is on the car’s page, under its estimate', async () => {
    const page = await (await served.request('one', `/cars/${car.slug}`)).text()
    expect(page).toContain(WORDS)
  })

  it('FIN-7 SITE-1 is 404 for a car without an estimate, another dealer’s car, and no car', async () => {
    for (const id of [without.id, foreign.id, '']) {
      const response = await ask(id)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'No finance estimate shows on this car.' })
    }
  })
})
