import { describe, expect, it } from 'vitest'
import { LEAD_CATEGORIES } from './category.ts'
import { nextSteps } from './next-steps.ts'

describe('ROUTE-6 what happens next', () => {
  it.each(LEAD_CATEGORIES)('ROUTE-6 says it for %s, naming who does it', (category) => {
    const { heading, steps } = nextSteps(category, 'Southside Moorooka')
    expect(heading).not.toBe('')
    expect(steps.join(' ')).toContain('Southside Moorooka')
    expect(steps.join(' ')).not.toMatch(/[{}]/)
  })

  it('ROUTE-6 says something of its own for each category', () => {
    expect(new Set(LEAD_CATEGORIES.map((category) => nextSteps(category, 'us').heading)).size).toBe(
      LEAD_CATEGORIES.length,
    )
  })
})
