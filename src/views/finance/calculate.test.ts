import { describe, expect, it } from 'vitest'
import { type CalculatorText, calculatorText } from '#domain/finance/calculator.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleOffer } from '#domain/testing/example-offer.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { calculate } from './calculate.ts'
import { calculatorView, carCalculatorView, lenderViews } from './calculator-view.ts'

const moment = { now: new Date('2026-11-22T00:00:00Z') }
type Finance = Parameters<typeof exampleSite>[0]
const siteWith = (finance: NonNullable<Finance>['finance'] = {}) => exampleSite({ finance })

const view = (finance = {}) => {
  const found = calculatorView(siteWith(finance), moment)
  if (found === null) throw new Error('the site has no calculator')
  return found
}
const shown = (text: Partial<CalculatorText>, finance = {}) => {
  const start = view(finance)
  return calculate(start, { ...start.usual, price: '33000', deposit: '3000', ...text })
}

describe('MONEY-1 MONEY-2 the calculator', () => {
  // $30,000 over five years at 10 %, by any annuity table: $637.41 a month.
  it('P-4 FIN-5 prints the repayment without cents, with its comparison rate, basis, warning and validity', () => {
    expect(shown({ frequency: 'monthly' }).result?.claim).toEqual({
      repayment: '$637 / month',
      comparisonRate: 'Comparison rate 10.00% p.a.',
      basis: 'Based on 10.00% p.a. interest over 60 months with a $3,000 deposit and no balloon.',
      warning: expect.stringMatching(/^Comparison rate is for a \$30,000 secured loan over 5 years\. WARNING: /),
      validity: 'Estimate valid until 22 December 2026.',
      disclaimer: 'Repayments are indicative only and are not a quote or an offer of credit.',
    })
    expect(shown({}).result?.claim.repayment).toBe('$147 / week')
    expect(shown({ frequency: 'fortnightly' }).result?.claim.repayment).toBe('$293 / fortnight')
  })

  it('shows totals and every assumption', () => {
    const facts = shown({ frequency: 'monthly', trade_in: '5,000', deposit: '', balloon: '2000' }).result?.facts
    expect(facts?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Price: $33,000',
      'Deposit and trade-in: $5,000',
      'Amount borrowed: $28,000',
      'Repayments: 60',
      'Balloon at the end: $2,000',
      'Total payable: $36,145.40',
      'Interest and fees: $8,145.40',
    ])
  })

  it('FIN-6 starts with the site’s rate, and counts its fees in the comparison rate', () => {
    expect(view().usual.rate).toBe('10')
    const fees = { calculatorRate: 7.99, calculatorFees: { establishment: 495, monthly: 10 } }
    expect(view(fees).usual.rate).toBe('7.99')
    expect(shown({}, fees).result?.claim.comparisonRate).toBe('Comparison rate 9.37% p.a.')
  })

  it.each([
    [{ price: '' }, 'price', 'Enter a price, such as 35,000.'],
    [{ deposit: 'lots' }, 'deposit', 'Enter an amount, such as 5,000.'],
    [{ balloon: '30001' }, 'balloon', 'Enter a balloon below the amount that you borrow.'],
    // P-5: never '$0 / week'.
    [{ deposit: '32990' }, 'deposit', 'Too little is left to borrow for a repayment.'],
    [{ rate: '31' }, 'rate', 'Enter a rate from 0 to 30.'],
    [{ months: '61' }, 'months', 'Choose a term.'],
    [{ frequency: 'daily' }, 'frequency', 'Choose how often you repay.'],
  ] as const)('%j shows no repayment but what to change', (text, field, sentence) => {
    expect(shown(text)).toEqual({ faults: { [field]: sentence }, result: null })
  })

  it.each([
    [{ deposit: '37501' }, 'Nothing to borrow: you’d have $4,501 left over.'],
    [{ deposit: '30000', trade_in: '3000' }, 'Nothing to borrow: you’ve covered the price.'],
  ] as const)('U-13 %j is said, not a fault', (text, surplus) => {
    expect(shown(text)).toEqual({ faults: {}, result: null, surplus })
  })

  it('MONEY-1 links to the cars at this repayment, with its amount, and to the same figures', () => {
    const { carsHref, carsLabel, shareHref, claim } = shown({ balloon: '5000' }).result ?? {}
    expect(carsLabel).toBe(`Show cars at ${claim?.repayment.replace(' / ', ' a ')}`)
    expect(carsHref).toBe('/search?price=:33000')
    const address = new URL(shareHref ?? '', 'https://dealer.example')
    expect(address.hash).toBe('#repayments')
    const again = calculatorText(address.searchParams, view().usual)
    expect(again).toEqual({ ...view().usual, price: '33000', deposit: '3000', balloon: '5000' })
  })
})

describe('MONEY-1 a car’s calculator', () => {
  const car = (change = {}) => exampleCar({ price: 40_000, finance_lenders: { manual: exampleOffer() }, ...change })
  const manual = { provider: 'manual' as const }

  it('starts with the price and its lender’s rates, whatever price the address has', () => {
    const start = carCalculatorView(car(), siteWith(manual), moment)
    if (start === null) throw new Error('the car has no calculator')
    expect(start.usual).toMatchObject({ price: '40000', rate: '8.95', months: '60' })
    const { result } = calculate(start, { ...start.usual, price: '1' })
    expect(result?.claim.comparisonRate).toBe('Comparison rate 9.80% p.a.')
    expect(result?.facts[0]?.value).toBe('$40,000')
    expect(result?.shareHref).not.toContain('price=')
  })

  it.each([
    ['without a price', { price: null, offer_price: null }, {}],
    ['that is sold', { status: 'sold' }, {}],
    ['of an excluded make (FIN-2)', { make: 'Volkswagen' }, { excludedMakes: ['Volkswagen'] }],
    ['where the site has no calculator', {}, { calculator: false }],
  ])('shows none for a car %s', (_why, change, finance) => {
    expect(carCalculatorView(car(change), siteWith(finance), moment)).toBeNull()
  })

  it('MONEY-5 lists the lenders, the site’s own first, each with its own figures until the buyer changes the terms', () => {
    const lenders = { taurus: exampleOffer({ interestRate: 11, comparisonRate: 12 }), manual: exampleOffer() }
    const stocked = car({ finance_lenders: lenders, year: 2024 })
    const start = carCalculatorView(stocked, siteWith(manual), moment)
    if (start === null) throw new Error('the car has no calculator')
    const both = { ...start, lenders: lenderViews(stocked, siteWith(manual), moment) }
    expect(both.lenders.map(({ name }) => name)).toEqual(['Our finance team', 'Taurus'])
    expect(calculate(both, both.usual).result?.lenders[0]?.claim.repayment).toBe('$198 / week')
    const changed = calculate(both, { ...both.usual, deposit: '10000' }).result?.lenders
    expect(changed?.map(({ claim }) => claim.comparisonRate)).toEqual([
      'Comparison rate 9.80% p.a.',
      'Comparison rate 12.00% p.a.',
    ])
    expect(changed?.[0]?.claim.basis).toBe(
      'Based on 8.95% p.a. interest over 60 months with a $10,000 deposit and no balloon.',
    )
  })
})
