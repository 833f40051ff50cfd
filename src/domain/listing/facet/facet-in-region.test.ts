import { describe, expect, it } from 'vitest'
import { odometerText } from '../../units.ts'
import { facetIn, shownStats, storedRange } from './facet-in-region.ts'

describe('SITE-6 the odometer filter', () => {
  it.each([
    ['AU', 'Kilometres', ' km'],
    ['NZ', 'Kilometres', ' km'],
    ['US', 'Miles', ' mi'],
  ] as const)('SITE-6 in %s is called %s, with the suffix %s', (region, label, suffix) => {
    expect(facetIn(region, 'km')).toMatchObject({ label, suffix })
  })

  it('SITE-6 leaves kilometres unchanged', () => {
    expect(storedRange('km', { min: 10_000, max: null }, 'AU')).toEqual({ min: 10_000, max: null })
    expect(shownStats('km', { min: 10, max: 54_321 }, 'NZ')).toEqual({ min: 10, max: 54_321 })
  })

  it('SITE-6 finds exactly the cars whose odometer shows as these miles', () => {
    const { min, max } = storedRange('km', { min: 10_000, max: 20_000 }, 'US')
    for (const km of [16_092, 16_093, 16_094, 32_186, 32_187, 32_188, 32_189]) {
      const miles = Number(odometerText(km, 'US').replace(/\D/g, ''))
      expect([km, km >= (min ?? 0) && km <= (max ?? 0)]).toEqual([km, miles >= 10_000 && miles <= 20_000])
    }
    expect(storedRange('km', { min: null, max: null }, 'US')).toEqual({ min: null, max: null })
  })

  it('SITE-6 has limits in miles', () => {
    expect(shownStats('km', { min: 10, max: 54_321 }, 'US')).toEqual({ min: 6, max: 33_754 })
  })

  it('SITE-6 does not convert prices and years', () => {
    expect(storedRange('price', { min: 1, max: 2 }, 'US')).toEqual({ min: 1, max: 2 })
    expect(shownStats('year', { min: 2019, max: 2026 }, 'US')).toEqual({ min: 2019, max: 2026 })
  })
})
