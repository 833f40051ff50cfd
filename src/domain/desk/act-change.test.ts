import { expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { actChange } from './act-change.ts'

it.each([
  ['hides a car that the feed shows', true, false, { value: false, until: null }],
  ['shows a car that the feed shows: nothing of the desk stays', true, true, null],
  ['shows a car that the feed hides', false, true, { value: true, until: null }],
])('DESK-3 a button %s', (_, fed, wanted, to) => {
  const car = exampleCar({ show_on_dealer_website: fed })
  expect(actChange(car, 'show_on_dealer_website', wanted)).toEqual({ part: 'show_on_dealer_website', to })
})
