import type { LenderOffer } from '#domain/car/lender-offer.ts'
import type { CarType, PriceType } from '#domain/car/vocabulary.ts'
import type { Random } from './random.ts'

export interface Asking {
  readonly price: number
  readonly price_type: PriceType
  readonly before_price: number | null
  readonly offer_price: number | null
}

/** Value of a used car: today's list price adjusted to its year, then depreciated by age and odometer. */
export function usedValue(listPrice: number, keeps: number, age: number, km: number): number {
  const listThen = listPrice * (1 - Math.min(0.3, age * 0.022))
  const expectedKm = 14_000 * Math.max(age, 0.5)
  const wear = Math.min(1.1, Math.max(0.75, 1 - ((km - expectedKm) / 100_000) * 0.11))
  return Math.max(3_990, listThen * 0.97 * keeps ** age * wear)
}

/** The price on the windscreen, with a typical ending and sometimes a reduction. */
export function asking(random: Random, value: number, carType: CarType, state: 'QLD' | 'NSW'): Asking {
  const price = windscreen(random, value)
  const charges = carType === 'used' ? (state === 'NSW' ? 0.6 : 0.22) : 0.12
  const reduced = carType !== 'new' && random.chance(0.16)
  return {
    price,
    price_type: random.chance(charges) ? 'excluding_government_charges' : 'drive_away',
    before_price: reduced ? windscreen(random, value * (1 + 0.03 + random.next() * 0.06) + 500) : null,
    offer_price: null,
  }
}

function windscreen(random: Random, value: number): number {
  const step = value < 25_000 ? 500 : 1000
  return Math.round(value / step) * step - random.pick([10, 10, 12, 5, 1, 110])
}

/** The weekly payment of a loan over `months` by the annuity formula, in whole dollars (FIN-4 to FIN-6). */
export function weeklyPayment(amount: number, ratePerYear: number, months: number): number {
  const rate = ratePerYear / 100 / 12
  return Math.round((((amount * rate) / (1 - (1 + rate) ** -months)) * 12) / 52)
}

/** The dealer's own finance figures: ten per cent deposit, five years. Older and cheaper cars have a higher rate. */
export function manualFinance(price: number, age: number): LenderOffer {
  const interestRate = age <= 2 ? 7.49 : age <= 6 ? 8.95 : 10.45
  const deposit = Math.round(price / 10)
  const paymentWeek = weeklyPayment(price - deposit, interestRate, 60)
  const rate = interestRate / 1200
  return {
    interestRate,
    comparisonRate: Number((interestRate + 0.86).toFixed(2)),
    paymentWeek,
    paymentMonth: Math.round(((price - deposit) * rate) / (1 - (1 + rate) ** -60)),
    termMonths: 60,
    termYears: 5,
    balloon: 0,
    deposit,
    disclaimer:
      'Weekly payment over 60 months with a 10% deposit and no balloon, for approved private buyers. Fees and charges apply.',
  }
}
