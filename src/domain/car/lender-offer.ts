import { byRule, byTerm, fieldsMarked, type Kind, money, number, text, type ValuesOf, whole } from './field.ts'
import type { Lender } from './vocabulary.ts'

/** FIN-1: the figures of one lender for one car. Rates in per cent a year, payments in whole currency units. */
export const LENDER_FIELDS = {
  interestRate: byTerm(number(100, 'per cent a year')),
  comparisonRate: byTerm(number(100, 'per cent a year')),
  paymentWeek: byTerm(byRule(money)),
  paymentMonth: byTerm(byRule(money)),
  termMonths: whole(600, 'months'),
  termYears: number(50, 'years'),
  balloon: byTerm(money),
  deposit: money,
  disclaimer: text,
} as const

/** The figures that a lender may give for each term. */
export const TERM_FIELDS = fieldsMarked(LENDER_FIELDS, 'byTerm')

/** A lender's figures for one term. Missing values fall back to the offer's. */
export interface LenderTerm extends ValuesOf<typeof TERM_FIELDS> {}

export interface LenderOffer extends ValuesOf<typeof LENDER_FIELDS> {
  /** Figures per term, by months. */
  readonly terms?: Readonly<Record<string, LenderTerm>>
}

/** The offers of a car, by lender. */
export const OFFERS: Kind<'lenders', Readonly<Partial<Record<Lender, LenderOffer>>>> = { kind: 'lenders', empty: {} }
