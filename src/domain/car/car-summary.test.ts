import { expect, it } from 'vitest'
import { exampleCar, NO_VARIANT } from '../testing/example-car.ts'
import { ancap, carSummary } from './car-summary.ts'

it('keeps the number of pictures and drops the long fields', () => {
  const summary = carSummary(exampleCar())
  expect(summary.image_count).toBe(2)
  expect(Object.keys(summary)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^(dealercomments|standardEquipment|variant|images|file|video|feed_id)$/),
    ]),
  )
})

it.each([
  [5, 2019, { stars: 5, year: 2019 }],
  [5, null, null],
  [null, 2019, null],
])('CAR-1 shows a star rating of %s from %s as %o, never without its year', (ancaprating, ancap_year, told) => {
  expect(ancap(exampleCar({ variant: { ...NO_VARIANT, ancaprating, ancap_year } }))).toEqual(told)
})
