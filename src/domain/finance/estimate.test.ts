import { expect, it } from 'vitest'
import { estimateView } from '#views/card/estimate-view.ts'
import type { Car } from '../car/car.ts'
import type { LenderOffer } from '../car/lender-offer.ts'
import { exampleCar } from '../testing/example-car.ts'
import { exampleOffer } from '../testing/example-offer.ts'
import { exampleSite } from '../testing/example-site.ts'
import { financeEstimate } from './estimate.ts'

const NOW = new Date('2026-01-31T02:00:00Z')
const estimate = (
  offer: Partial<LenderOffer> = {},
  car: Partial<Car> = {},
  options: {
    provider?: 'manual' | 'taurus' | '360_finance' | 'ausloans' | null
    excludedMakes?: string[]
    excludedDealerships?: string[]
  } = {},
  excludedDealerships: readonly string[] = [],
) =>
  financeEstimate(
    exampleCar({ price: 40_000, finance_lenders: { [options.provider ?? 'manual']: exampleOffer(offer) }, ...car }),
    exampleSite({ finance: { provider: 'manual', ...options } }).finance,
    excludedDealerships,
    { now: NOW, thisYear: 2026 },
  )

it('FIN-4, FIN-5 rounds the estimate and assumes a deposit of 10% of the price', () => {
  expect(estimate()).toEqual({
    weekly: 198,
    monthly: 860,
    interestRate: 8.95,
    comparisonRate: 9.8,
    termMonths: 60,
    deposit: 4000,
    balloon: 0,
    totalPayable: Math.round(4000 + 859.7 * 60),
    validUntil: new Date('2026-02-28T02:00:00Z'),
    disclaimer: 'Example Lender Pty Ltd. Repayments are indicative only and are not a quote or an offer of credit.',
  })
})

it.each([{ interestRate: null }, { comparisonRate: null }])('FIN-2 an offer with %o gives no estimate', (offer) => {
  expect(estimate(offer)).toBeNull()
})

it('FIN-2 accepts a rate of 0', () => {
  expect(estimate({ interestRate: 0 })).not.toBeNull()
})

it('FIN-2 shows no estimate for the site’s excluded makes, in any spelling', () => {
  expect(estimate({}, { dealership_slug: 'x' }, { excludedDealerships: ['x'] })).toBeNull()
  expect(estimate({}, {}, { excludedMakes: ['toyota'] })).toBeNull()
  expect(estimate({}, {}, { excludedMakes: ['Mazda'] })).not.toBeNull()
})

it('FIN-2 shows no estimate for the platform’s excluded dealerships', () => {
  expect(estimate({}, {}, {}, ['example-motors'])).toBeNull()
  expect(estimate({}, {}, {}, ['another'])).not.toBeNull()
})

it('FIN-3 applies the lender’s own rules', () => {
  expect(estimate({}, { price: 500 })).toBeNull()
})

it('FIN-1 gives no estimate without a provider or its figures', () => {
  expect(estimate({}, {}, { provider: null })).toBeNull()
  expect(estimate({}, { finance_lenders: {} })).toBeNull()
})

it.each(['360_finance', 'ausloans'] as const)(
  'P-6 FIN-4 LAW-1 %s has no estimate for a car without a price, whatever payment the feed gives',
  (provider) => {
    expect(estimate({ paymentWeek: 120 }, { price: null }, { provider })).toBeNull()
    expect(estimate({ paymentWeek: 120 }, {}, { provider })?.weekly).toBe(120)
  },
)

it.each(['360_finance', 'ausloans'] as const)('P-5 %s never shows a repayment that rounds to nothing', (provider) => {
  const rates = { paymentWeek: null, paymentMonth: null }
  expect(estimate(rates, { price: 11, offer_price: null }, { provider })).toBeNull()
  expect(estimate({ ...rates, balloon: 60_000 }, { price: 11_000 }, { provider })).toBeNull()
  expect(estimate(rates, { price: 11_000 }, { provider })?.weekly).toBeGreaterThan(0)
})

it.each([
  [{ termMonths: null, termYears: 3 }, 36],
  [{ termMonths: null, termYears: null }, 60],
  [{ termMonths: 48, termYears: 3 }, 48],
])('FIN-4 with %o the term is %d months', (offer, months) => {
  expect(estimate(offer)?.termMonths).toBe(months)
})

it('FIN-4 uses the lender’s own deposit', () => {
  expect(estimate({ deposit: 5500 })?.deposit).toBe(5500)
})

it('FIN-5 falls back to Manual’s balloon, then to 0', () => {
  const taurus = (own: number | null, manual: number | null) =>
    estimate(
      {},
      { finance_lenders: { taurus: exampleOffer({ balloon: own }), manual: exampleOffer({ balloon: manual }) } },
      { provider: 'taurus' },
    )?.balloon
  expect(taurus(9000, 7000)).toBe(9000)
  expect(taurus(null, 7000)).toBe(7000)
  expect(taurus(null, null)).toBe(0)
  expect(estimate({}, {}, { provider: 'taurus' })?.balloon).toBe(0)
})

it('FIN-4 derives the monthly payment from the weekly one, or from the annuity formula without either', () => {
  expect(estimate({ paymentMonth: null })?.monthly).toBe(Math.round((198.4 * 52.18) / 12))
  const computed = estimate({ paymentMonth: null, paymentWeek: null, interestRate: 8 }, {}, { provider: '360_finance' })
  expect(computed).toMatchObject({ monthly: 730, weekly: 168 })
})

it('FIN-5 shows only the site’s disclaimer if the lender has none', () => {
  expect(estimate({ disclaimer: null })?.disclaimer).toMatch(/^Repayments are indicative/)
})

it('LAW-1 shows a repayment with its comparison rate, labelled as such, and the Code’s warning', () => {
  const shown = estimate()
  if (shown === null) throw new Error('an estimate was expected')
  const view = estimateView(shown, 'AU')
  expect(view).toMatchObject({
    repayment: '$198 / week',
    interestRate: '8.95% p.a.',
    basis: 'Based on 8.95% p.a. interest over 60 months with a $4,000 deposit and no balloon.',
    validity: 'Estimate valid until 28 February 2026.',
    comparisonRate: 'Comparison rate 9.80% p.a.',
  })
  expect(view.warning).toBe(
    'Comparison rate is for a $30,000 secured loan over 5 years. WARNING: This comparison rate is true only for the ' +
      'examples given and may not include all fees and charges. Different terms, fees or other loan amounts might ' +
      'result in a different comparison rate.',
  )
  expect(view.details?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Term: 60 months',
    'Deposit: $4,000',
    'Balloon: $0',
    'Total payable: $55,582',
    'Valid until: 28 February 2026',
  ])
})

it.each(['360_finance', 'ausloans'] as const)(
  'D-63 FIN-3 %s requires only an available car and both rates',
  (provider) => {
    const unpaid = { paymentWeek: null, paymentMonth: null }
    const old = { year: 1990, price: 400 }
    expect(estimate(unpaid, old, { provider })?.weekly).toBeGreaterThan(0)
    expect(estimate(unpaid, { ...old, year: null }, { provider })).not.toBeNull()
    expect(estimate(unpaid, { ...old, sold: true }, { provider })).toBeNull()
    expect(estimate({ ...unpaid, interestRate: null }, old, { provider })).toBeNull()
    expect(estimate({ ...unpaid, comparisonRate: null }, old, { provider })).toBeNull()
  },
)

it('D-63 FIN-3 the same car with another lender has no estimate', () => {
  expect(estimate({}, { year: 1990, price: 400 })).toBeNull()
  expect(estimate({}, { year: 1990, price: 400 }, { provider: 'taurus' })).toBeNull()
})
