import metadata from 'libphonenumber-js/max/metadata'
import { expect, it } from 'vitest'
import { CALLING_CODES } from './foreign-number.ts'
import { contactPhone, formatPhone, telHref } from './phone.ts'
import { phoneMetadata } from './phone-metadata.ts'

it('formats a number in the region’s usual notation', () => {
  expect(formatPhone('+61412345678', 'AU')).toBe('0412 345 678')
  expect(formatPhone('unknown', 'AU')).toBe('unknown')
})

it('FORM-2 knows the calling codes of the other countries', () => {
  const own = Object.keys(phoneMetadata.country_calling_codes)
  expect([...CALLING_CODES].sort()).toEqual(
    Object.keys(metadata.country_calling_codes)
      .filter((code) => !own.includes(code))
      .sort(),
  )
})

it.each([
  ['AU', '08 9164 1234', '+61891641234'],
  ['AU', '08 9162 6712', '+61891626712'],
  ['AU', '+64 21 123 4567', '+64211234567'],
  ['AU', '+44 7400 123456', '+447400123456'],
  ['NZ', '+61 412 345 678', '+61412345678'],
  ['NZ', '0412 345 678', null],
  ['US', '(787) 240-2750', '+17872402750'],
  ['US', '671-646-1234', '+16716461234'],
  ['US', '340 774 1234', '+13407741234'],
  ['US', '684 633 1234', '+16846331234'],
  ['US', '670 234 1234', '+16702341234'],
  ['US', '416-443-1000', '+14164431000'],
  ['US', '+1 876 922 1234', '+18769221234'],
  ['US', '+52 55 1234 5678', '+525512345678'],
  ['US', '+1 123 456 7890', null],
  ['AU', '+999 123 456 789', null],
  ['AU', '+44 12', null],
  ['AU', '+44 7400 123456 789 01', null],
  ['AU', '+61 412 345 67', null],
] as const)('A15 FORM-2 a person can leave in %s the number %s, kept as %s', (region, text, kept) => {
  expect(contactPhone(text, region)).toBe(kept)
})

it.each([
  ['+64211234567', 'AU', '+64 21 123 4567'],
  ['+447400123456', 'AU', '+447400123456'],
  ['+14164431000', 'US', '(416) 443-1000'],
  ['+61891641234', 'AU', '(08) 9164 1234'],
] as const)('A15 SITE-6 shows %s in %s as %s', (text, region, shown) => {
  expect(formatPhone(text, region)).toBe(shown)
})

it.each([
  ['07 3123 4567', 'tel:+61731234567'],
  ['000', 'tel:000'],
  ['+64 9 123 4567', 'tel:+6491234567'],
])('PHONE-1 links %s as %s', (text, href) => {
  expect(telHref(text, 'AU')).toBe(href)
})
