import { expect, it } from 'vitest'
import { BUDGET_NAMES, readBudgets, STANDARD_BUDGETS } from './budget.ts'

it('H7 changes one number of a budget and leaves the others', () => {
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
])('H7 explains the format instead of accepting %s', (text) => {
  const read = readBudgets(text)
  expect(read.ok ? '' : read.fault).toContain(`'${text}' is not a budget. Write one such as sign-in-codes.site.hour=30`)
})

it.each(BUDGET_NAMES)('H7 no site alone can use up the budget of %s', (name) => {
  const { site, platform } = STANDARD_BUDGETS[name]
  expect(platform.hour).toBeGreaterThan(site.hour)
  expect(platform.day).toBeGreaterThan(site.day)
  expect(site.day).toBeGreaterThan(site.hour)
})
