import { expect, it } from 'vitest'
import { mobileNumber } from './mobile-number.ts'

it.each([
  ['a mobile number', '0412 345 678', 'AU', '+61412345678'],
  ['a mobile number with its country', '+61 412 345 678', 'AU', '+61412345678'],
  ['a landline', '07 3123 4567', 'AU', null],
  ['a free number', '1800 123 456', 'AU', null],
  ['a 1300 number', '1300 123 456', 'AU', null],
  ['a 13 number', '13 14 50', 'AU', null],
  ['a premium number', '1900 123 456', 'AU', null],
  ['a satellite number', '0147 123 456', 'AU', null],
  ['a mobile number of New Zealand on an Australian site', '+64 21 123 4567', 'AU', null],
  ['a British mobile number', '+44 7400 123456', 'AU', null],
  ['a mobile number', '021 123 4567', 'NZ', '+64211234567'],
  ['a landline', '09 123 4567', 'NZ', null],
  ['a premium number', '0900 12345', 'NZ', null],
  ['a number that may be mobile', '(212) 555-0123', 'US', '+12125550123'],
  ['a free number', '(800) 555-0123', 'US', null],
  ['a premium number', '(900) 555-0123', 'US', null],
  ['words', 'call me', 'AU', null],
] as const)('H7 GARAGE-2 %s, %s, on a site in %s: %s', (_, text, region, number) => {
  expect(mobileNumber(text, region)).toBe(number)
})
