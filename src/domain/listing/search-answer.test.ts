import { expect, it } from 'vitest'
import { exampleListing } from '../testing/example-listing.ts'
import { searchAnswer } from './search-answer.ts'

const answer = async (address: string, vehicle = {}, card = {}) => {
  const cars = [
    {
      private_suburb: 'Yeronga',
      private_postcode: '4104',
      autograb_data: { state_average_market_price: 48_987, average_market_price: 47_654 },
    },
    { make: 'Mazda', model: '3', km: null },
  ]
  const { result, place, site } = await exampleListing(cars, address, { vehicle, card })
  return searchAnswer(result, place.query, site)
}

it('SEARCH-2 returns hits, pages, count, facets and facetStats', async () => {
  expect(await answer('/search?make=Toyota')).toMatchObject({
    hits: [{ id: 'c0', make: 'Toyota' }],
    pages: 1,
    count: 1,
    facets: { make: { Toyota: 1, Mazda: 1 }, car_type: { used: 1 } },
    facetStats: { price: { min: 45_990, max: 45_990, avg: 45_990, sum: 45_990 } },
  })
})

it('SEARCH-5 leaves numbers that no car has out of the stats', async () => {
  expect((await answer('/search')).facetStats).not.toHaveProperty('subscription_price')
})

it('CAR-4 includes rego and VIN only where the site shows them', async () => {
  expect(JSON.stringify(await answer('/search'))).toMatch(/123AB4.*|MR0KA3CD501234567/)
  const hidden = JSON.stringify(await answer('/search', { hideRego: true, hideVin: true }))
  expect(hidden).not.toContain('123AB4')
  expect(hidden).not.toContain('MR0KA3CD501234567')
})

it('PHONE-1 leaves out full phone numbers and a consignor’s place', async () => {
  const text = JSON.stringify(await answer('/search'))
  expect(text).not.toContain('3123')
  expect(text).not.toContain('Yeronga')
  expect(text).not.toContain('4104')
})

it('L12 CARD-7 leaves out market prices, which the dealer pays for, and includes the difference where cards show it', async () => {
  const shown = await answer('/search?make=Toyota', {}, { belowMarketBadge: true })
  expect(shown.hits).toMatchObject([{ below_market: '$2,997 below market' }])
  const hidden = await answer('/search?make=Toyota', {}, { belowMarketBadge: false })
  expect(hidden.hits[0]).not.toHaveProperty('below_market')
  for (const each of [shown, hidden]) expect(JSON.stringify(each)).not.toMatch(/autograb|48987|47654/)
})

it.each([
  ['US', 34_000, 54_718],
  ['AU', undefined, 54_718],
] as const)('D-47 SITE-6 a hit in %s has %s miles, and always kilometres', async (region, miles, km) => {
  const { result, place, site } = await exampleListing([{ km }, { km: null }], '/search', { region })
  const [known, unknown] = searchAnswer(result, place.query, site).hits
  expect([known?.km, known?.miles]).toEqual([km, miles])
  expect(unknown?.miles).toBe(region === 'US' ? null : undefined)
})
