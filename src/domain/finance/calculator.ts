import { cutText } from '../cut-text.ts'
import { amountOf } from './budget.ts'
import { FREQUENCIES, type Frequency, type LoanInput } from './loan.ts'

/** MONEY-1: the calculator's fields, by their names in its address. */
export const CALCULATOR_FIELDS = ['price', 'deposit', 'trade_in', 'months', 'rate', 'balloon', 'frequency'] as const
export type CalculatorField = (typeof CALCULATOR_FIELDS)[number]

/** The fields as typed. */
export type CalculatorText = Readonly<Record<CalculatorField, string>>
export type CalculatorFaults = Readonly<Partial<Record<CalculatorField, string>>>

/** Terms to choose from, in months. */
export const LOAN_MONTHS = [12, 24, 36, 48, 60, 72, 84] as const

/** Longest text of a field. */
export const LONGEST_AMOUNT = 20

const HIGHEST_RATE = 30
const HIGHEST_CENTS = 1_000_000_000

/** The fields of an address; a missing field has the value of `usual`. */
export function calculatorText(params: URLSearchParams, usual: CalculatorText): CalculatorText {
  const texts = CALCULATOR_FIELDS.map((name) => [
    name,
    cutText((params.get(name) ?? usual[name]).trim(), LONGEST_AMOUNT),
  ])
  return Object.fromEntries(texts) as CalculatorText
}

/** MONEY-1: the loan that a buyer describes, or a sentence for each field that cannot be read. */
export function calculatorInput(text: CalculatorText): LoanInput | { readonly faults: CalculatorFaults } {
  const [price, deposit, tradeIn, balloon] = [text.price, text.deposit, text.trade_in, text.balloon].map(centsOf)
  const rate = rateOf(text.rate)
  const months = LOAN_MONTHS.find((each) => String(each) === text.months)
  const frequency: Frequency | undefined = FREQUENCIES.find((each) => each === text.frequency)
  const faults: CalculatorFaults = {
    ...(price ? {} : { price: 'Enter a price, such as 35,000.' }),
    ...(deposit == null ? { deposit: AMOUNT } : {}),
    ...(tradeIn == null ? { trade_in: AMOUNT } : {}),
    ...(balloon == null ? { balloon: AMOUNT } : {}),
    ...(rate === null ? { rate: `Enter a rate from 0 to ${HIGHEST_RATE}.` } : {}),
    ...(months === undefined ? { months: 'Choose a term.' } : {}),
    ...(frequency === undefined ? { frequency: 'Choose how often you repay.' } : {}),
  }
  if (!price || deposit == null || tradeIn == null || balloon == null) return { faults }
  if (rate === null || months === undefined || frequency === undefined) return { faults }
  return { price, deposit, tradeIn, balloon, rate, months, frequency }
}

const AMOUNT = 'Enter an amount, such as 5,000.'

/** Whole cents; empty is 0, and null is not an amount. */
function centsOf(text: string): number | null {
  const amount = text === '' ? 0 : amountOf(text)
  return amount === null ? null : Math.min(Math.round(amount * 100), HIGHEST_CENTS)
}

function rateOf(text: string): number | null {
  const rate = /^\d{1,2}(\.\d{0,3})?\s*%?$/.test(text) ? Number.parseFloat(text) : null
  return rate === null || rate > HIGHEST_RATE ? null : rate
}
