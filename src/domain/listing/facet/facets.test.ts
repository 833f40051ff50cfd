import { expect, it } from 'vitest'
import type { ValueFacet } from '../../car/facet.ts'
import { exampleCar } from '../../testing/example-car.ts'
import { FACET_NAMES, type FacetName } from './facet-names.ts'
import { FACETS } from './facets.ts'

const car = exampleCar({ categories: ['Work'], tag: 'Special', subscription_price: 229 })

it.each([
  ['badge', 'SR5'],
  ['status', 'in_stock'],
  ['car_type', 'used'],
  ['categories', ['Work']],
  ['city', 'Brisbane'],
  ['colour', 'Glacier White'],
  ['dealership_name', 'example-motors'],
  ['filtered_features', ['Rear camera', 'Tow bar']],
  ['item_type', 'car'],
  ['km', 54_321],
  ['location_name', 'Moorooka'],
  ['make', 'Toyota'],
  ['make_model', 'Toyota HiLux'],
  ['model', 'HiLux'],
  ['price', 45_990],
  ['subscription_price', 229],
  ['price_range', '40000-50000'],
  ['seats', 5],
  ['body', 'Ute'],
  ['simple_body', 'ute'],
  ['drive', '4x4'],
  ['fuel', 'Diesel'],
  ['transmission', 'Automatic'],
  ['state', 'QLD'],
  ['tag', 'Special'],
  ['weekly_price_range', '200-250'],
  ['year', 2021],
  ['manufacturer.name', 'Toyota'],
] as const satisfies readonly (readonly [FacetName, unknown])[])(
  'SEARCH-3 the value of facet %s is %o',
  (name, value) => {
    expect(FACETS[name].read(car)).toEqual(value)
  },
)

it('SEARCH-3 has a row for every facet', () => {
  expect(Object.keys(FACETS).toSorted()).toEqual(FACET_NAMES.toSorted())
})

it('SEARCH-3 counts a car flagged as sold as sold, and falls back to the feed’s fuel', () => {
  expect(FACETS.status.read(exampleCar({ sold: true }))).toBe('sold')
  expect(FACETS.fuel.read(exampleCar({ simple_fuel: null, fuel: 'E85' }))).toBe('E85')
})

it.each([
  ['body', 4],
  ['city', 20],
  ['dealership_name', 40],
] as const)('SEARCH-9 %s counts %d values', (name, limit) => {
  expect(FACETS[name]).toMatchObject({ limit })
})

it('SEARCH-9 orders equal counts by name: bodies descending, other facets ascending', () => {
  expect(FACETS.body).toMatchObject({ tie: 'descending' })
  expect(FACETS.make).toMatchObject({
    tie: 'ascending',
    showAllLabel: 'Show all makes',
    showLessLabel: 'Hide extra makes',
  })
})

it('SEARCH-10 steps price and km by 1,000, limits price to 0 to 100,000 by default, and does not format years', () => {
  expect(FACETS.price).toMatchObject({ step: 1000, bounds: { min: 0, max: 100_000 }, prefix: '$' })
  expect(FACETS.km).toMatchObject({ step: 1000, suffix: ' km' })
  expect(FACETS.year).toMatchObject({ step: null, grouped: false })
})

const label = (name: FacetName, value: string) => {
  const facet = FACETS[name]
  if (facet.kind === 'range') throw new Error(`${name} has no values`)
  const values: ValueFacet = facet
  return values.valueLabel(value)
}

it.each([
  ['make', 'Toyota', 'Toyota'],
  ['simple_body', 'cabChassis', 'Cab Chassis'],
  ['simple_body', 'hovercraft', 'hovercraft'],
  ['car_type', 'demo', 'Demo'],
  ['car_type', 'other', 'other'],
  ['status', 'coming_soon', 'Coming soon'],
  ['item_type', 'caravan', 'Caravan'],
  ['seats', '7', '7 seats'],
] as const)('SEARCH-16 facet %s shows value %s as %s', (name, value, text) => {
  expect(label(name, value)).toBe(text)
})
