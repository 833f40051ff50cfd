import { expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { carSubtitle, carTitle, fullTitle } from './car-title.ts'

it.each([
  [{}, '2021 Toyota HiLux'],
  [{ year: null }, 'Toyota HiLux'],
  [{ model: '' }, '2021 Toyota'],
  [{ make: '', model: '' }, '2021 Toyota HiLux SR5 Auto 4x4 Double Cab'],
])('CARD-1 with %o the title is %s', (changes, title) => {
  expect(carTitle(exampleCar(changes))).toBe(title)
})

it.each([
  [{}, 'SR5 GUN126R'],
  [{ badge: null }, 'GUN126R'],
  [{ series: '' }, 'SR5'],
  [{ badge: null, series: null }, ''],
])('CARD-1 with %o the subtitle is %j', (changes, subtitle) => {
  expect(carSubtitle(exampleCar(changes))).toBe(subtitle)
})

it('joins title and subtitle', () => {
  expect(fullTitle(exampleCar())).toBe('2021 Toyota HiLux SR5 GUN126R')
})
