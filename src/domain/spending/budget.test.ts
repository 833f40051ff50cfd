import { expect, it } from 'vitest'
import { BUDGET_NAMES, readBudgets, STANDARD_BUDGETS } from './budget.ts'

it('H7 an operator changes one number of a budget, and the others stay', () => {
  const read = readBudgets('sign-in-codes.site.hour=30, geocoding.platform.day = 0')
  expect(read).toEqual({
    ok: true,
    budgets: {
      ...STANDARD_BUDGETS,
      'sign-in-codes': { ...STANDARD_BUDGETS['sign-in-codes'], site: { hour: 30, day: 300 } },
      geocoding: { ...STANDARD_BUDGETS.geocoding, platform: { hour: 3_000, day: 0 } },
    },
  })
  expect(readBudgets('')).toEqual({ ok: true, budgets: STANDARD_BUDGETS })
})

it.each([
  'codes.site.hour=1',
  'sign-in-codes.shop.hour=1',
  'sign-in-codes.site.week=1',
  'sign-in-codes.site.hour=-1',
  'x',
])('H7 says what a budget looks like instead of %s', (text) => {
  const read = readBudgets(text)
  expect(read.ok ? '' : read.fault).toContain(`'${text}' is no budget: write one such as sign-in-codes.site.hour=30`)
})

it.each(BUDGET_NAMES)('H7 no site alone may use up the budget of %s', (name) => {
  const { site, platform } = STANDARD_BUDGETS[name]
  expect(platform.hour).toBeGreaterThan(site.hour)
  expect(platform.day).toBeGreaterThan(site.day)
  expect(site.day).toBeGreaterThan(site.hour)
})
