import { describe, expect, it } from 'vitest'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { nextSteps } from './next-steps.ts'

describe('ROUTE-6 nextSteps', () => {
  it.each(LEAD_CATEGORIES)('ROUTE-6 names the location in the steps for %s', (category) => {
    const { heading, steps } = nextSteps(category, 'Southside Moorooka', 'AU', { vehicleWord: 'car' })
    expect(heading).not.toBe('')
    expect(steps.join(' ')).toContain('Southside Moorooka')
    expect(steps.join(' ')).not.toMatch(/[{}]/)
  })

  it('ROUTE-6 has different steps for each category', () => {
    expect(
      new Set(LEAD_CATEGORIES.map((category) => nextSteps(category, 'us', 'AU', { vehicleWord: 'car' }).heading)).size,
    ).toBe(LEAD_CATEGORIES.length)
  })
})

it('SITE-6 asks for a licence at a test drive, spelt license in the US', () => {
  expect(nextSteps('Test Drive', 'us', 'NZ', { vehicleWord: 'car' }).steps).toContain('Bring your driver licence.')
  expect(nextSteps('Test Drive', 'us', 'US', { vehicleWord: 'car' }).steps).toContain('Bring your driver license.')
})
