import { describe, expect, it } from 'vitest'
import { budgetFigures } from '#views/finance/budget-figures.ts'
import { budgetQuery, budgetView, parseBudget } from '#views/finance/budget-view.ts'
import {
  amountOf,
  BUDGET_SLIDER,
  type BudgetTerms,
  budgetOf,
  priceOf,
  siteComparisonRate,
  sumOf,
  weeklyOf,
} from './budget.ts'

/** The site of the buyer review (A4): 8.35 %. */
const PRICE: BudgetTerms = { rate: 8.35, by: 'price' }
const SUM: BudgetTerms = { rate: 8.35, by: 'sum' }

const parse = (text: string, terms = PRICE) => parseBudget(new URLSearchParams(text), terms)

it.each([
  ['200', 200],
  ['$1,200', 1200],
  ['2k', 2000],
  ['200.', 200],
  [' 1 200.50 ', 1200.5],
  ['0', 0],
  ['', null],
  ['lots', null],
  ['-5', null],
  ['1e9', null],
  ['12 a week', null],
  ['500 km', null],
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
  expect(sumOf(weekly, deposit)).toBe(budget)
  expect(budgetOf(weekly, deposit, SUM)).toBe(budget)
})

it('BUDGET-1 the slider runs from 5,000 to 250,000 in steps of 500 and sets the nearest weekly amount', () => {
  expect(BUDGET_SLIDER).toEqual({ min: 5000, max: 250_000, step: 500 })
  expect(weeklyOf(54_000, '2000', SUM)).toBe(200)
  expect(weeklyOf(54_500, '2,000', SUM)).toBe(202)
  expect(weeklyOf(5000, '20000', SUM)).toBe(0)
  expect(weeklyOf(26_000, 'none', SUM)).toBe(100)
  expect(weeklyOf(44_538, '2000', PRICE)).toBe(200)
  expect(weeklyOf(5000, '20000', PRICE)).toBe(0)
})

describe('MONEY-4 the price that the repayments buy with interest', () => {
  it.each([
    ['200', '2000', 8.35, 44_538],
    ['150', '8000', 8.35, 39_903],
    ['200', '2000', 10, 42_931],
    ['200', '2000', 0, 54_180],
    ['0', '0', 8.35, 0],
    ['', '2000', 8.35, 100_000],
    ['200', 'none', 8.35, 100_000],
  ] as const)('%j a week with a deposit of %j at %d %% buys %d', (weekly, deposit, rate, price) => {
    expect(priceOf(weekly, deposit, rate)).toBe(price)
    expect(budgetOf(weekly, deposit, { rate, by: 'price' })).toBe(price)
  })

  it('the rate is the comparison rate of the site’s rate and fees', () => {
    expect(siteComparisonRate({ calculatorRate: 9.25, calculatorFees: { establishment: 0, monthly: 0 } })).toBe(9.25)
    expect(siteComparisonRate({ calculatorRate: 7.99, calculatorFees: { establishment: 495, monthly: 10 } })).toBe(9.37)
  })

  it('shows the sum of BUDGET-1 beside it, and what of that is interest', () => {
    expect(budgetFigures('200', '2000', PRICE)).toEqual({
      label: 'A car of up to',
      figure: '$44,538',
      beside: 'Your deposit and five years of repayments come to $54,000, of which about $9,462 is interest.',
    })
    expect(budgetFigures('200', '2000', SUM)).toEqual({
      label: 'Your repayments and deposit',
      figure: '$54,000',
      beside: 'With interest, that buys a car of about $44,538.',
    })
    expect(budgetFigures('lots', '2000', PRICE).beside).toMatch(/^Enter your weekly repayment/)
  })
})

describe('D-66 BUDGET-1 the address: fields and total agree', () => {
  it('MONEY-4 with interest too', () => {
    expect(parse('')).toEqual({ weekly: '200', deposit: '2000', budget: 44_538 })
    const { weekly, budget } = parse('weekly=200&deposit=2000&budget=50000')
    expect(budget).toBe(priceOf(weekly, '2000', 8.35))
    expect(Math.abs(budget - 50_000)).toBeLessThan(110)
  })

  it.each([
    ['', { weekly: '200', deposit: '2000', budget: 54_000 }],
    ['weekly=100&deposit=0', { weekly: '100', deposit: '0', budget: 26_000 }],
    ['weekly=&deposit=2000', { weekly: '', deposit: '2000', budget: 100_000 }],
    ['weekly=202&deposit=2000&budget=54500', { weekly: '202', deposit: '2000', budget: 54_520 }],
    ['weekly=1&deposit=none&budget=26000', { weekly: '100', deposit: '0', budget: 26_000 }],
    ['budget=-1', { weekly: '200', deposit: '2000', budget: 54_000 }],
    [`weekly=${'9'.repeat(50)}`, { weekly: '9'.repeat(20), deposit: '2000', budget: 100_000 }],
  ])('%s', (text, ask) => expect(parse(text, SUM)).toEqual(ask))

  it('searches above 1000 and up to the price', () => {
    expect(budgetQuery(54_000).ranges).toEqual({ price: { min: 1001, max: 54_000 } })
  })
})

describe('BUDGET-2 the button', () => {
  const ask = { weekly: '200', deposit: '2000', budget: 54_000 }

  it('shows the number of cars and links to them', () => {
    expect(budgetView(ask, 1347, 'car', SUM)).toMatchObject({
      ...ask,
      button: 'Show 1,347 cars',
      href: '/search?price=1001:54000',
      message: null,
    })
    expect(budgetView(ask, 1, 'caravan', SUM).button).toBe('Show 1 caravan')
  })

  it('MONEY-4 LAW-1 has the comparison rate and the Code’s warning with it', () => {
    const { assumes } = budgetView(ask, 1, 'car', PRICE)
    expect(assumes[0]).toBe(
      'Estimate only, at a comparison rate of 8.35% p.a. over 5 years. Not a quote or an offer of credit.',
    )
    expect(assumes[1]).toContain('WARNING: This comparison rate is true only for the examples given')
  })

  it('is disabled without a car', () => {
    expect(budgetView(ask, 0, 'vehicle', SUM)).toMatchObject({
      button: '0 vehicles Found',
      href: null,
      message: 'No vehicles found for this budget',
    })
  })
})
