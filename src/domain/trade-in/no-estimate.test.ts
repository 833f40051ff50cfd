import { expect, it } from 'vitest'
import { beyondOnline, reasonText } from './no-estimate.ts'

it.each([
  [2019, 100_000, null],
  [2018, 100_000, 'too-old'],
  [2019, 100_001, 'too-far'],
  [2027, 0, null],
] as const)('TRADE-2 in 2026 a vehicle of %i with %i km: %s', (year, km, reason) => {
  expect(beyondOnline({ year, km }, 2026)).toBe(reason)
})

it('TRADE-2 the year is an argument', () => {
  expect(beyondOnline({ year: 2018, km: 50_000 }, 2025)).toBeNull()
})

it.each(['too-old', 'too-far', 'few-cars', 'valuer-silent'] as const)(
  'TRADE-2 %s has an explanation that promises a call',
  (reason) => {
    expect(reasonText(reason, 'AU')).toMatch(/ Leave your details and one of our valuers will call you with a price\.$/)
  },
)

it('SITE-6 gives the distance in the region’s unit', () => {
  expect(reasonText('too-far', 'AU')).toContain('more than 100,000 km')
  expect(reasonText('too-far', 'US')).toContain('more than 62,137 mi')
  expect(reasonText('no-lookup', 'US')).toContain('your registration here')
})

it('D-71 suggests the vehicle that the visitor may have meant before the reason', () => {
  expect(reasonText('few-cars', 'AU', 'Toyota RAV4')).toMatch(
    /^Did you mean Toyota RAV4\? Start again with that name to see a figure\. We don’t have enough similar vehicles/,
  )
})
