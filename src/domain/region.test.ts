import { expect, it } from 'vitest'
import { REGIONS as SITE_REGIONS } from '#site/site.ts'
import { inRegion, inWordsOf, REGION_CODES, REGIONS } from './region.ts'

it.each([
  ['AU', 'AUD', 'km', 4, 'en-AU', 'Colour', 'Tyre', 'Kms', 'Rego', 'Postcode', 'ABN'],
  ['NZ', 'NZD', 'km', 4, 'en-NZ', 'Colour', 'Tyre', 'Kms', 'Rego', 'Postcode', 'NZBN'],
  ['US', 'USD', 'mi', 5, 'en-US', 'Color', 'Tire', 'Miles', 'Registration', 'ZIP code', 'EIN'],
] as const)('SITE-6 %s has its currency, distance, postcode, locale and spelling', (code, ...facts) => {
  const [currency, distance, postcodeLength, locale, colour, tyre, kms, rego, postcode, businessNumber] = facts
  expect(REGIONS[code]).toMatchObject({
    currency,
    distance,
    postcodeLength,
    locale,
    words: { colour, tyre, kms, rego, postcode, businessNumber },
  })
})

it('SITE-6 has a row for every region that a site may choose', () => {
  expect(REGION_CODES).toEqual(SITE_REGIONS)
})

it('SITE-6 Australia has its eight states and territories, the United States fifty and the District', () => {
  expect(REGIONS.AU.states).toHaveLength(8)
  expect(REGIONS.US.states).toHaveLength(56)
})

it.each([
  ['AU', 'tyres, driver licence, ABN'],
  ['NZ', 'tyres, driver licence, NZBN'],
  ['US', 'tires, driver license, EIN'],
] as const)('SITE-6 spells the platform’s sentences as in %s', (region, text) => {
  expect(inRegion('{tyre}s, driver {licence}, {businessNumber}', region)).toBe(text)
})

it.each([
  ['US', 'Tyres', 'Tires'],
  ['US', 'Petrol - Unleaded', 'Gas - Unleaded'],
  ['US', 'Gasoline/Electric', 'Gas/Electric'],
  ['AU', 'Tyres', 'Tyres'],
  ['NZ', 'petrol', 'petrol'],
] as const)('D-65 SITE-6 in %s the text %s becomes %s', (region, text, said) => {
  expect(inWordsOf(region, text)).toBe(said)
})
