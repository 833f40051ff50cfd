import { expect, it } from 'vitest'
import { awayText, distanceKm, inKm } from './distance.ts'

const BRISBANE = { lat: -27.4698, lng: 153.0251 }
const SYDNEY = { lat: -33.8688, lng: 151.2093 }

it('SEARCH-19 measures a degree of latitude as 111.19 km', () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo((Math.PI / 180) * 6371, 6)
  expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo((Math.PI / 180) * 6371, 6)
})

it('SEARCH-19 measures 732 km between Brisbane and Sydney, in both directions', () => {
  expect(Math.round(distanceKm(BRISBANE, SYDNEY))).toBe(732)
  expect(distanceKm(SYDNEY, BRISBANE)).toBeCloseTo(distanceKm(BRISBANE, SYDNEY), 9)
  expect(distanceKm(BRISBANE, BRISBANE)).toBe(0)
})

it.each([
  [0, 'AU', 'Under 1 km away'],
  [0.49, 'AU', 'Under 1 km away'],
  [0.5, 'AU', '1 km away'],
  [12.4, 'NZ', '12 km away'],
  [1234.5, 'AU', '1,235 km away'],
  [12.4, 'US', '8 mi away'],
  [0.7, 'US', 'Under 1 mi away'],
] as const)('SEARCH-19 SITE-6 shows %d km in %s as %j', (km, region, text) => {
  expect(awayText(km, region)).toBe(text)
})

it('SITE-6 converts 50 to kilometres: unchanged here, from miles in the United States', () => {
  expect(inKm(50, 'AU')).toBe(50)
  expect(inKm(50, 'US')).toBeCloseTo(80.47, 2)
})
