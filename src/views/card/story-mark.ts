import { isAvailable } from '#domain/car/availability.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { type DriveAwayCar, driveAway, hasDriveAway } from '#domain/drive-away/drive-away.ts'
import { STATES } from '#domain/drive-away/duty-facts.ts'
import type { Estimate } from '#domain/finance/estimate.ts'
import type { PricedForBuyers, StoryLoan } from '#domain/price-story/price-story.ts'
import type { DriveAwaySite } from './drive-away-view.ts'

type MarkedCar = DriveAwayCar & Pick<CarSummary, 'status' | 'sold' | 'subscription_price'>

/**
 * MONEY-1, MONEY-3: what decides on a car's price for one buyer, as the text of an attribute: numbers alone, for a listing carries
 * one with each card. Null for a car without a price, and where the site charges by the week.
 */
export function storyMark(
  car: MarkedCar,
  estimate: Estimate | null,
  site: DriveAwaySite & { readonly card: { readonly subscriptions: boolean } },
  now: Date,
): string | null {
  const price = currentPrice(car)
  const isByWeek = site.card.subscriptions && (car.subscription_price ?? 0) > 0
  if (price === null || isByWeek || !isAvailable(car)) return null
  return JSON.stringify(short([price, loanMark(estimate), chargedOf(car, site, now)]))
}

/** Without what is nothing at its end: a listing carries one with each card. */
function short<Part>(parts: readonly Part[]): readonly Part[] {
  return parts.slice(0, parts.findLastIndex(Boolean) + 1)
}

function loanMark(estimate: Estimate | null): readonly number[] | null {
  if (estimate === null) return null
  const { interestRate, comparisonRate, termMonths, deposit, balloon } = estimate
  return short([interestRate, comparisonRate, termMonths, deposit, balloon])
}

/** A total for each state; 0: not known, below 0: with duty alone. Null: the price has the charges, or no estimate shows. */
function chargedOf(car: MarkedCar, { region, timezone, driveAway: options }: DriveAwaySite, now: Date) {
  if (region !== 'AU' || !options.estimate || !hasDriveAway(car)) return null
  const today = zonedTime(now, timezone).date
  return STATES.map((state) => {
    const estimate = driveAway(car, state, options.charges, today)
    if (estimate.kind === 'missing') return 0
    return estimate.kind === 'complete' ? estimate.total : -estimate.total
  })
}

/** The same read from the attribute; null for any other text. */
export function storyOfMark(mark: string): PricedForBuyers | null {
  const parts = parsed(mark)
  if (!Array.isArray(parts) || typeof parts[0] !== 'number') return null
  const [price, loan, charged] = parts as unknown as readonly [number, unknown, unknown]
  return { price: inCents(price), loan: loanOfMark(loan), charged: chargedOfMark(charged) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not ours: another script wrote to the page.
    return null
  }
}

function loanOfMark(loan: unknown): StoryLoan | null {
  if (!isNumbers(loan) || loan.length < 3) return null
  const [rate = 0, comparison = 0, months = 0, deposit = 0, balloon = 0] = loan
  return { rate, comparison, months, deposit: inCents(deposit), balloon: inCents(balloon) }
}

function chargedOfMark(charged: unknown): PricedForBuyers['charged'] {
  if (!isNumbers(charged)) return {}
  return Object.fromEntries(
    STATES.flatMap((state, at) => {
      const total = charged[at] ?? 0
      return total === 0 ? [] : [[state, { total: Math.abs(total), isComplete: total > 0 }]]
    }),
  )
}

function isNumbers(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.every((each) => typeof each === 'number')
}

function inCents(amount: number): number {
  return Math.round(amount * 100)
}
