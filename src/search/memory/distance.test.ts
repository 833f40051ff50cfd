import { expect, it } from 'vitest'
import { distanceKm } from './distance.ts'

it.each([
  ['nowhere', { lat: -33.87, lng: 151.21 }, { lat: -33.87, lng: 151.21 }, 0],
  ['one degree along a meridian', { lat: -33, lng: 151 }, { lat: -34, lng: 151 }, (Math.PI * 6371) / 180],
  ['Sydney to Melbourne', { lat: -33.8688, lng: 151.2093 }, { lat: -37.8136, lng: 144.9631 }, 713.43],
  ['Sydney to Perth', { lat: -33.8688, lng: 151.2093 }, { lat: -31.9523, lng: 115.8613 }, 3290.46],
  ['across the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, (Math.PI * 6371) / 180],
  ['to the other side of the earth', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, Math.PI * 6371],
])('SEARCH-19 measures %s', (_, from, to, km) => {
  expect(distanceKm(from, to.lat, to.lng)).toBeCloseTo(km, 1)
})
