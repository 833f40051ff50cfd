import { expect, it } from 'vitest'
import { kilogramsText, metresText, odometerText } from './units.ts'

it('CARD-1, SITE-6 shows an odometer in kilometres, or in miles where the region uses them', () => {
  expect(odometerText(54_321, 'AU')).toBe('54,321 km')
  expect(odometerText(54_321, 'NZ')).toBe('54,321 km')
  expect(odometerText(54_321, 'US')).toBe('33,754 mi')
})

it('CAR-9 converts feet to metres', () => {
  expect(metresText(22)).toBe('6.71 m')
})

it('CAR-9 formats kilograms', () => {
  expect(kilogramsText(1850)).toBe('1,850 kg')
})
