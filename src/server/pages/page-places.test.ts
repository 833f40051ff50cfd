import { expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform } from '#operations/testing.ts'
import type { Site } from '#site/site.ts'
import { createPagePlaces } from './page-places.ts'

const sample = sampleSite()
const platform = await createTestPlatform({ sites: [sample] })
await platform.close()
const yard = platform.site(sample.slug) as Site
const BY_PROXY = { production: false, plainHttp: false, trustProxy: true }

const headers = (given: Readonly<Record<string, string>>) => ({
  req: { header: (name: string) => given[name.toLowerCase()] },
})
const AT_YARD = headers({ host: 'yard.localhost' })

it('115 finds the place of a target once', () => {
  const placeOf = createPagePlaces(BY_PROXY)
  const place = placeOf('/search?utm_source=x', AT_YARD, yard)
  expect(place).toMatchObject({ route: '/search/:first?/:second?', address: 'http://yard.localhost/search' })
  expect(placeOf('/search?utm_source=x', AT_YARD, yard)).toBe(place)
})

it('115 a site that has changed has other places: a gate, a redirect', () => {
  const placeOf = createPagePlaces(BY_PROXY)
  expect(placeOf('/finance', AT_YARD, yard)).not.toBeNull()
  const gated = {
    ...yard,
    integrations: { ...yard.integrations, garageEnabled: true },
    garage: { ...yard.garage, gates: ['finance' as const] },
  }
  expect(placeOf('/finance', AT_YARD, gated)).toBeNull()
  expect(placeOf('/finance', AT_YARD, { ...yard, redirects: [{ from: '/finance', to: '/search' }] })).toBeNull()
  expect(placeOf('/finance', AT_YARD, yard)).not.toBeNull()
})

it('115 another hostname, port or scheme has another place', () => {
  const placeOf = createPagePlaces(BY_PROXY)
  const addressOf = (given: Readonly<Record<string, string>>) => placeOf('/', headers(given), yard)?.address
  expect([
    addressOf({ host: 'yard.localhost' }),
    addressOf({ host: 'yard.localhost', 'x-forwarded-proto': 'https' }),
    addressOf({ host: 'yard.localhost:3000' }),
    addressOf({ host: 'other.localhost' }),
    addressOf({ host: 'yard.localhost' }),
  ]).toEqual([
    'http://yard.localhost/',
    'https://yard.localhost/',
    'http://yard.localhost:3000/',
    'http://other.localhost/',
    'http://yard.localhost/',
  ])
})
