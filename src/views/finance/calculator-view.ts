import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import type { Lender } from '#domain/car/vocabulary.ts'
import { zonedYear } from '#domain/date/zoned-time.ts'
import { type CalculatorOptions, siteInterestRate } from '#domain/finance/budget.ts'
import { type CalculatorText, LOAN_MONTHS } from '#domain/finance/calculator.ts'
import { type Estimate, isExcluded, oneMonthFrom } from '#domain/finance/estimate.ts'
import { lenderEstimates } from '#domain/finance/lender-estimates.ts'
import type { LoanFees } from '#domain/finance/loan.ts'
import { PERSONAL_FINANCE_PATH } from '#domain/paths.ts'
import type { RegionCode } from '#domain/region.ts'
import * as words from '#words/finance.ts'
import { say } from '#words/say.ts'
import { type CardSite, estimateOf, type ViewMoment } from '../card/card-view.ts'
import { cardEstimateView } from '../card/estimate-view.ts'
import type { RepaymentClaim } from '../card/repayment-claim.ts'

/** MONEY-1: what the repayment calculator starts with; `calculate` works out the rest, also in the browser. */
export interface CalculatorView {
  /** Target of the form, a path of the finance pages. */
  readonly action: string
  /** The car whose price it is for; null lets the buyer enter a price. */
  readonly carId: string | null
  readonly usual: CalculatorText
  /** Its fields as the address has them. */
  readonly text: CalculatorText
  /** The interest rate of the car's lender with its comparison rate; null without an estimate. */
  readonly lender: { readonly interest: number; readonly comparison: number } | null
  /** In cents, for every other rate. */
  readonly fees: LoanFees
  /** Lenders with an estimate for the car, on its finance page (MONEY-5). */
  readonly lenders: readonly LenderView[]
  readonly disclaimer: string
  /** ISO instant. */
  readonly validUntil: string
  readonly region: RegionCode
}

/** MONEY-5: a lender's own estimate, and the rates for any other deposit or term. */
export interface LenderView {
  readonly name: string
  readonly interest: number
  readonly comparison: number
  readonly disclaimer: string
  readonly own: RepaymentClaim
}

/** Site fields that the calculator depends on. A `Site` is one. */
export interface CalculatorSite extends CardSite {
  readonly finance: CardSite['finance'] & CalculatorOptions & { readonly calculator: boolean; readonly page: string }
}

/** A price to start with where there is no car. */
const START = { price: '30000', deposit: '3000' } as const
const DEPOSIT_SHARE = 0.1
const USUAL_MONTHS = 60

/** MONEY-1: the calculator of the site's finance page, for any price; null if the site has none. */
export function calculatorView(site: CalculatorSite, { now }: ViewMoment): CalculatorView | null {
  const { finance, region } = site
  if (!finance.calculator) return null
  const usual = { ...usualText(siteInterestRate(finance)), ...START }
  return {
    action: finance.page,
    carId: null,
    usual,
    text: usual,
    lender: null,
    fees: feesOf(finance),
    lenders: [],
    disclaimer: finance.disclaimer,
    validUntil: oneMonthFrom(now).toISOString(),
    region,
  }
}

type PricedCar = Parameters<typeof estimateOf>[0] & Pick<Car, 'id' | 'subscription_price'>

/** MONEY-1: the calculator of a car that is for sale at a price; null without one, and where no figures may show (FIN-2). */
export function carCalculatorView(car: PricedCar, site: CalculatorSite, moment: ViewMoment): CalculatorView | null {
  const any = calculatorView(site, moment)
  const price = currentPrice(car)
  if (any === null || price === null || !isAvailable(car) || isSubscribed(car, site)) return null
  if (isExcluded(car, site.finance, moment.excludedDealerships ?? [])) return null
  const estimate = estimateOf(car, site, moment)
  const usual = { ...any.usual, ...carText(price, estimate) }
  return {
    ...any,
    action: PERSONAL_FINANCE_PATH,
    carId: car.id,
    usual,
    text: usual,
    lender: estimate && { interest: estimate.interestRate, comparison: estimate.comparisonRate },
    disclaimer: estimate?.disclaimer ?? any.disclaimer,
  }
}

/** MONEY-5: the lenders of a car's finance page. */
export function lenderViews(car: PricedCar, site: CalculatorSite, moment: ViewMoment): readonly LenderView[] {
  const { now, excludedDealerships = [] } = moment
  const year = zonedYear(now, site.timezone)
  return lenderEstimates(car, site.finance, excludedDealerships, { now, thisYear: year }).map(
    ({ lender, estimate }) => ({
      name: lenderNames()[lender],
      interest: estimate.interestRate,
      comparison: estimate.comparisonRate,
      disclaimer: estimate.disclaimer,
      own: cardEstimateView(estimate, site.region),
    }),
  )
}

/** FIN-1: lenders as buyers know them. */
const lenderNames = (): Readonly<Record<Lender, string>> => ({
  taurus: say(words.taurus),
  car_clarity: say(words.carClarity),
  manual: say(words.ourFinanceTeam),
  '360_finance': say(words.n360Finance),
  angle: say(words.angle),
  powertorque: say(words.powertorque),
  nissan_finance: say(words.nissanFinance),
  ausloans: 'AusLoans',
})

function usualText(rate: number): CalculatorText {
  return {
    price: '',
    deposit: '',
    trade_in: '',
    months: String(USUAL_MONTHS),
    rate: String(rate),
    balloon: '',
    frequency: 'weekly',
  }
}

/** A car's own figures: its price, and the terms of its estimate. */
function carText(price: number, estimate: Estimate | null): Partial<CalculatorText> {
  if (estimate === null) return { price: String(price), deposit: String(Math.round(price * DEPOSIT_SHARE)) }
  const months = LOAN_MONTHS.find((each) => each === estimate.termMonths) ?? USUAL_MONTHS
  return {
    price: String(price),
    deposit: String(estimate.deposit),
    months: String(months),
    rate: String(estimate.interestRate),
    balloon: estimate.balloon > 0 ? String(estimate.balloon) : '',
  }
}

function isSubscribed({ subscription_price }: PricedCar, { card }: CalculatorSite): boolean {
  return card.subscriptions && subscription_price !== null && subscription_price > 0
}

function feesOf({ calculatorFees: { establishment, monthly } }: CalculatorOptions): LoanFees {
  return { establishment: Math.round(establishment * 100), monthly: Math.round(monthly * 100) }
}
