import { describe, expect, it } from 'vitest'
import { budgetQuery, budgetView, parseBudget } from '#views/finance/budget-view.ts'
import { amountOf, BUDGET_SLIDER, budgetOf, isBudgetValid, weeklyOf } from './budget.ts'

const parse = (text: string) => parseBudget(new URLSearchParams(text))

it.each([
  ['200', 200],
  ['$1,200', 1200],
  [' 1 200.50 ', 1200.5],
  ['0', 0],
  ['', null],
  ['lots', null],
  ['-5', null],
  ['1e9', null],
  ['12 a week', null],
  ['1234567890', null],
] as const)('BUDGET-1 parses %j as %j', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

it.each([
  ['200', '2000', 54_000],
  ['0', '0', 0],
  ['199.99', '0.3', 51_998],
  ['$350', '$5,000', 96_000],
  ['', '2000', 100_000],
  ['200', 'none', 100_000],
] as const)('BUDGET-1 %j a week with a deposit of %j gives %d', (weekly, deposit, budget) => {
  expect(budgetOf(weekly, deposit)).toBe(budget)
})

it('BUDGET-1 the slider runs from 5,000 to 250,000 in steps of 500 and sets the nearest weekly amount', () => {
  expect(BUDGET_SLIDER).toEqual({ min: 5000, max: 250_000, step: 500 })
  expect(weeklyOf(54_000, '2000')).toBe(200)
  expect(weeklyOf(54_500, '2,000')).toBe(202)
  expect(weeklyOf(5000, '20000')).toBe(0)
  expect(weeklyOf(26_000, 'none')).toBe(100)
})

describe('D-66 BUDGET-1 the address: fields and total agree', () => {
  it.each([
    ['', { weekly: '200', deposit: '2000', budget: 54_000 }],
    ['weekly=100&deposit=0', { weekly: '100', deposit: '0', budget: 26_000 }],
    ['weekly=&deposit=2000', { weekly: '', deposit: '2000', budget: 100_000 }],
    ['weekly=202&deposit=2000&budget=54500', { weekly: '202', deposit: '2000', budget: 54_520 }],
    ['weekly=1&deposit=none&budget=26000', { weekly: '100', deposit: '0', budget: 26_000 }],
    ['budget=-1', { weekly: '200', deposit: '2000', budget: 54_000 }],
    [`weekly=${'9'.repeat(50)}`, { weekly: '9'.repeat(20), deposit: '2000', budget: 100_000 }],
  ])('%s', (text, ask) => expect(parse(text)).toEqual(ask))

  it('searches above 1000', () => {
    expect(budgetQuery(54_000).ranges).toEqual({ price: { min: 1001, max: 54_000 } })
  })
})

describe('BUDGET-2 the button', () => {
  const ask = { weekly: '200', deposit: '2000', budget: 54_000 }

  it('shows the number of cars and links to them', () => {
    expect(budgetView(ask, { total: 1347, lowest: 8990 }, 'car')).toEqual({
      ...ask,
      budgetText: '$54,000',
      button: '1,347 cars Found',
      href: '/search?price=1001:54000',
      message: null,
    })
    expect(budgetView(ask, { total: 1, lowest: 54_000 }, 'caravan').button).toBe('1 caravan Found')
  })

  it.each([
    { total: 0, lowest: 54_001 },
    { total: 0, lowest: null },
  ])('is disabled with %j', (finds) => {
    expect(budgetView(ask, finds, 'vehicle')).toMatchObject({
      button: '0 vehicles Found',
      href: null,
      message: 'No vehicles found for this budget',
    })
  })

  it('is valid from the lowest price upwards', () => {
    expect(isBudgetValid(8990, { total: 1, lowest: 8990 })).toBe(true)
    expect(isBudgetValid(8989, { total: 0, lowest: 8990 })).toBe(false)
  })
})
