import { isAvailable } from '../car/availability.ts'
import type { Car } from '../car/car.ts'
import type { LenderOffer } from '../car/lender-offer.ts'
import { currentPrice } from '../car/price/current-price.ts'
import type { Lender } from '../car/vocabulary.ts'

export type FinancedCar = Pick<
  Car,
  'make' | 'year' | 'price' | 'offer_price' | 'status' | 'sold' | 'dealership_slug' | 'finance_lenders'
>

/** FIN-3: whether a lender's figures may be shown for a car. `thisYear` is the year at the site. */
export function lenderAllows(lender: Lender, car: FinancedCar, offer: LenderOffer, thisYear: number): boolean {
  return LENDER_RULES[lender].every((rule) => rule(car, offer, thisYear))
}

type LenderRule = (car: FinancedCar, offer: LenderOffer, thisYear: number) => boolean

const available: LenderRule = (car) => isAvailable(car)
const weeklyPayment: LenderRule = (_, { paymentWeek }) => paymentWeek !== null
const monthlyPayment: LenderRule = (_, { paymentMonth }) => paymentMonth !== null
const comparisonRate: LenderRule = (_, offer) => offer.comparisonRate !== null
const priceAbove =
  (limit: number): LenderRule =>
  (car) =>
    (currentPrice(car) ?? 0) > limit
const newerThanYears =
  (years: number): LenderRule =>
  (car, _, thisYear) =>
    (car.year ?? 0) > thisYear - years

const weeklyLender = [priceAbove(500), available, weeklyPayment]

/** FIN-3: one row per lender. */
const LENDER_RULES: Readonly<Record<Lender, readonly LenderRule[]>> = {
  taurus: [newerThanYears(12), priceAbove(500), available, comparisonRate],
  car_clarity: weeklyLender,
  manual: weeklyLender,
  '360_finance': [available],
  angle: weeklyLender,
  powertorque: weeklyLender,
  nissan_finance: [priceAbove(500), available, monthlyPayment],
  ausloans: [available],
}
