import metadata from 'libphonenumber-js/max/metadata'
import { expect, it } from 'vitest'
import { formatPhone, telHref } from './phone.ts'
import { phoneMetadata } from './phone-metadata.ts'

it('FORM-2 has the same numbering rules as the package', () => {
  const { AU, NZ, US } = metadata.countries
  expect(phoneMetadata).toMatchObject({
    version: metadata.version,
    countries: JSON.parse(JSON.stringify({ AU, NZ, US })),
  })
})

it('formats a number in the region’s usual notation', () => {
  expect(formatPhone('+61412345678', 'AU')).toBe('0412 345 678')
  expect(formatPhone('unknown', 'AU')).toBe('unknown')
})

it.each([
  ['07 3123 4567', 'tel:+61731234567'],
  ['000', 'tel:000'],
  ['+64 9 123 4567', 'tel:+6491234567'],
])('PHONE-1 links %s as %s', (text, href) => {
  expect(telHref(text, 'AU')).toBe(href)
})
