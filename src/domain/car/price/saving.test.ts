import { expect, it } from 'vitest'
import { exampleCar } from '../../testing/example-car.ts'
import type { CarSummary } from '../car.ts'
import { carSummary } from '../car-summary.ts'
import { isSavable } from './saving.ts'

const car = (changes: Partial<CarSummary> = {}): CarSummary => ({ ...carSummary(exampleCar()), ...changes })
const noPicture = { thumbnails: [], primary_image_url: null, image_count: 0 }

it.each([
  ['as it is', {}, true],
  ['not shown', { show_on_dealer_website: false }, false],
  ['sold', { sold: true }, false],
  ['without a price', { price: null }, false],
  ['with a price of 0', { price: 0 }, false],
  ['with only a reduced price', { price: null, offer_price: 9990 }, true],
  ['without thumbnail and image', noPicture, false],
  ['with only a thumbnail', { ...noPicture, thumbnails: ['/a.webp'] }, true],
  ['with only a main picture', { ...noPicture, primary_image_url: '/a.webp' }, true],
  ['with only an image', { ...noPicture, image_count: 1 }, true],
] as const)('CARD-9 in the garage variant a car %s can be saved: %o %s', (_, changes, savable) => {
  expect(isSavable(car(changes), 'garage')).toBe(savable)
})

it('CARD-9 in the browser variant only the site’s option decides', () => {
  expect(isSavable(car({ sold: true }), 'browser')).toBe(true)
  expect(isSavable(car(), 'off')).toBe(false)
})
