import { expect, it } from 'vitest'
import { BODY_NAMES } from './body-type.ts'
import { BODY_TYPES } from './vocabulary.ts'

it.each([
  ['suv', 'SUV', 'SUVs', 'suv'],
  ['cabChassis', 'Cab Chassis', 'Cab Chassis', 'cab-chassis'],
  ['peopleMover', 'People Mover', 'People Movers', 'people-mover'],
  ['4x4', '4x4', '4x4s', '4x4'],
  ['bus', 'Bus', 'Buses', 'bus'],
  ['hatch', 'Hatch', 'Hatches', 'hatch'],
] as const)('SEARCH-16 %s is called %s, plural %s', (body, label, plural, slug) => {
  expect(BODY_NAMES[body]).toEqual({ label, plural, slug })
})

it('SEARCH-16, ROUTE-2 gives every body type a distinct slug', () => {
  expect(new Set(BODY_TYPES.map((body) => BODY_NAMES[body].slug)).size).toBe(BODY_TYPES.length)
})
