import { expect, it } from 'vitest'
import { maskPhone } from './phone-mask.ts'

it.each([
  ['0731234567', '07312*****'],
  ['07 3123 4567', '07 31*******'],
  ['1300', '1300'],
])('PHONE-1 masks %s after 5 characters: %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked)
})
