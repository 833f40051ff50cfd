import { expect, it } from 'vitest'
import { bodyName } from './body-name.ts'

it.each([
  ['SUVs', 'suvs'],
  ['People Movers', 'people-movers'],
  ['Utes & Vans', 'utes-vans'],
  ['Cars&Wagons', 'carswagons'],
  ['utes--vans', 'utes-vans'],
  ['utes-vans', 'utes-vans'],
])('ROUTE-3 writes the body %s as %s in an address: lower case, hyphens for spaces, no ampersand', (body, name) => {
  expect(bodyName(body)).toBe(name)
})
