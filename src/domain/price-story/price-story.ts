import type { State } from '../drive-away/duty-facts.ts'
import { LEAST_REPAYMENT, type LoanInput, loanOf, NO_FEES } from '../finance/loan.ts'
import type { BuyerFigures } from './buyer-figures.ts'

/** MONEY-1, MONEY-3: what decides on a car's price for one buyer, as plain values that the page carries with the car. */
export interface PricedForBuyers {
  /** Whole cents. */
  readonly price: number
  /** The loan behind the repayment that the site shows; null if it shows none. */
  readonly loan: StoryLoan | null
  /** The price with government charges by state; empty for a price that has them (MONEY-3). */
  readonly charged: Readonly<Partial<Record<State, ChargedPrice>>>
}

/** Rates in per cent a year, amounts in whole cents. */
export interface StoryLoan {
  readonly rate: number
  readonly comparison: number
  readonly months: number
  readonly deposit: number
  readonly balloon: number
}

export interface ChargedPrice {
  /** Whole cents. */
  readonly total: number
  /** Whether it has every charge, or duty alone. */
  readonly isComplete: boolean
}

/** One line of a car's price for a buyer. Whole cents. */
export type StoryLine =
  | ({ readonly kind: 'charged'; readonly state: State } & ChargedPrice)
  | { readonly kind: 'to-pay'; readonly amount: number }
  | { readonly kind: 'surplus'; readonly amount: number }
  | { readonly kind: 'repayment'; readonly repayment: number; readonly terms: LoanInput; readonly comparison: number }

/**
 * MONEY-1, MONEY-3: a car's price for a buyer, the same wherever the car shows. One line of each row, the first whose rule has one;
 * no line says what the price itself says already.
 */
export function priceStory(car: PricedForBuyers, buyer: BuyerFigures): readonly StoryLine[] {
  return ROWS.flatMap((rules) => {
    for (const rule of rules) {
      const line = rule(car, buyer)
      if (line !== null) return [line]
    }
    return []
  })
}

type Rule = (car: PricedForBuyers, buyer: BuyerFigures) => StoryLine | null

const ROWS: readonly (readonly Rule[])[] = [[charged], [surplus, toPay], [repayment]]

function charged({ charged: byState }: PricedForBuyers, { state }: BuyerFigures): StoryLine | null {
  const price = state === null ? undefined : byState[state]
  return price && state !== null ? { kind: 'charged', state, ...price } : null
}

/** U-13: what is left of a trade-in, and of the deposit with it, once the car is paid. */
function surplus(car: PricedForBuyers, buyer: BuyerFigures): StoryLine | null {
  if (buyer.tradeIn === null) return null
  const left = inCents(buyer.tradeIn) + inCents(buyer.deposit) - sumFor(car, buyer)
  return left >= 0 ? { kind: 'surplus', amount: left } : null
}

function toPay(car: PricedForBuyers, buyer: BuyerFigures): StoryLine | null {
  const worth = inCents(buyer.tradeIn)
  return worth > 0 ? { kind: 'to-pay', amount: sumFor(car, buyer) - worth } : null
}

/** By the calculator's rule: the car's own rate, and the buyer's deposit, term and trade-in (MONEY-1). */
function repayment({ price, loan }: PricedForBuyers, buyer: BuyerFigures): StoryLine | null {
  if (loan === null || (buyer.deposit ?? buyer.months ?? buyer.frequency ?? buyer.tradeIn) === null) return null
  const terms: LoanInput = {
    price,
    deposit: buyer.deposit === null ? loan.deposit : inCents(buyer.deposit),
    tradeIn: inCents(buyer.tradeIn),
    balloon: loan.balloon,
    months: buyer.months ?? loan.months,
    rate: loan.rate,
    frequency: buyer.frequency ?? 'weekly',
  }
  const result = loanOf(terms, NO_FEES)
  if (typeof result === 'string' || result.repayment < LEAST_REPAYMENT) return null
  return { kind: 'repayment', repayment: result.repayment, terms, comparison: loan.comparison }
}

/** What the buyer pays in all: with the charges of their state where they are known. */
function sumFor({ price, charged: byState }: PricedForBuyers, { state }: BuyerFigures): number {
  return (state === null ? undefined : byState[state])?.total ?? price
}

function inCents(amount: number | null): number {
  return Math.round((amount ?? 0) * 100)
}
