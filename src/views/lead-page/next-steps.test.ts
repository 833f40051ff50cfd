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

describe('ROUTE-6 a site’s own words after a lead', () => {
  const trade = { vehicleWord: 'car' }
  const own = [{ category: 'Test Drive', heading: 'See you soon', steps: ['{place} has the keys ready.'] }] as const

  it('take the place of ours, with the location’s name in them', () => {
    expect(nextSteps('Test Drive', 'Halcyon Newstead', 'AU', trade, own)).toEqual({
      heading: 'See you soon',
      steps: ['Halcyon Newstead has the keys ready.'],
    })
  })

  it('leave ours where the site has none', () => {
    expect(nextSteps('Careers Enquiry', 'us', 'AU', trade, own)).toEqual(
      nextSteps('Careers Enquiry', 'us', 'AU', trade),
    )
    const headingAlone = [{ ...own[0], steps: null }]
    expect(nextSteps('Test Drive', 'us', 'AU', trade, headingAlone)).toEqual({
      heading: 'See you soon',
      steps: nextSteps('Test Drive', 'us', 'AU', trade).steps,
    })
  })
})
