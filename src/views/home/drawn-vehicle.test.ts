import { expect, it } from 'vitest'
import { drawnVehicle } from './drawn-vehicle.ts'

it.each([
  [
    'caravans',
    [
      ['caravan', 9],
      ['car', 4],
    ],
    [['motorhome', 4]],
    'caravan',
  ],
  [
    'cars with a few caravans',
    [
      ['car', 9],
      ['caravan', 4],
    ],
    [
      ['suv', 5],
      ['ute', 4],
    ],
    'car',
  ],
  [
    'utes',
    [['car', 9]],
    [
      ['ute', 6],
      ['suv', 3],
    ],
    'ute',
  ],
  ['motorhomes', [['car', 9]], [['motorhome', 9]], 'caravan'],
  ['nothing yet', [], [], 'car'],
] as const)('SITE-12 draws the trade of a dealer with %s in the hero', (_, types, bodies, drawn) => {
  const counts = (pairs: readonly (readonly [string, number])[]) => pairs.map(([value, count]) => ({ value, count }))
  expect(drawnVehicle(counts(types), counts(bodies))).toBe(drawn)
})
