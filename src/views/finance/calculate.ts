import type { AttributeView } from '#domain/car/attribute-view.ts'
import {
  CALCULATOR_FIELDS,
  type CalculatorFaults,
  type CalculatorText,
  calculatorInput,
} from '#domain/finance/calculator.ts'
import { type Loan, type LoanInput, loanOf, NO_FEES, priceAtRepayment } from '#domain/finance/loan.ts'
import { formatCents, formatMoney } from '#domain/money.ts'
import { SEARCH_PATH } from '#domain/paths.ts'
import type { CalculatorView, LenderView } from './calculator-view.ts'
import { type RepaymentClaim, repaymentClaim, repaymentWords } from './repayment-claim.ts'

/** MONEY-1: what the calculator shows for the fields as typed. */
export interface Calculation {
  /** A sentence for each field that stops the sum. */
  readonly faults: CalculatorFaults
  /** Null while there is a fault. */
  readonly result: CalculatorResult | null
}

export interface CalculatorResult {
  readonly claim: RepaymentClaim
  /** Amount borrowed, totals and assumptions. */
  readonly facts: readonly AttributeView[]
  /** MONEY-5: each lender's repayment for the same deposit and term. */
  readonly lenders: readonly { readonly name: string; readonly claim: RepaymentClaim }[]
  /** The listing of cars at this repayment, and the words of its link: 'Show cars at $150 a week'. */
  readonly carsHref: string
  readonly carsLabel: string
  /** The address of these figures. */
  readonly shareHref: string
}

/** MONEY-1, MONEY-2: a repayment with its totals and every assumption. Pure: server and browser run the same. */
export function calculate(view: CalculatorView, text: CalculatorText): Calculation {
  const input = calculatorInput(view.carId === null ? text : { ...text, price: view.usual.price })
  if ('faults' in input) return { faults: input.faults, result: null }
  const atLender = view.lender !== null && input.rate === view.lender.interest
  const fees = atLender ? NO_FEES : view.fees
  const loan = loanOf(input, fees)
  if (loan === 'nothing-to-finance') return fault('deposit', 'Your deposit and trade-in already cover the price.')
  if (loan === 'balloon-too-large') return fault('balloon', 'Enter a balloon below the amount that you borrow.')
  if (loan.repayment < LEAST_REPAYMENT) return fault('deposit', 'Too little is left to borrow for a repayment.')
  const comparison = atLender && view.lender ? view.lender.comparison : loan.comparisonRate
  const price = Math.round(priceAtRepayment(loan.repayment, input, fees) / 100)
  return {
    faults: {},
    result: {
      claim: claimOf(view, input, loan, comparison, view.disclaimer),
      facts: factsOf(input, loan),
      lenders: view.lenders.map((lender) => ({ name: lender.name, claim: lenderClaim(view, lender, text, input) })),
      carsHref: `${SEARCH_PATH}?price=:${price}`,
      carsLabel: `Show cars at ${repaymentWords({ amount: amountOf(loan), frequency: input.frequency })}`,
      shareHref: `${view.action}?${shared(view, text)}#${CALCULATOR_ID}`,
    },
  }
}

/** In cents: less would be rounded to $0 (P-5). */
const LEAST_REPAYMENT = 50

/** FIN-5: repayments have no cents; the totals below them do. */
function amountOf({ repayment }: Loan): string {
  return formatMoney(repayment / 100)
}

/** Anchor of the calculator on its page. */
export const CALCULATOR_ID = 'repayments'

function fault(field: 'deposit' | 'balloon', text: string): Calculation {
  return { faults: { [field]: text }, result: null }
}

function claimOf(
  { validUntil, region }: CalculatorView,
  input: LoanInput,
  loan: Loan,
  comparisonRate: number,
  disclaimer: string,
): RepaymentClaim {
  const { frequency, rate, months, deposit, tradeIn, balloon } = input
  const loaned = {
    amount: amountOf(loan),
    frequency,
    interestRate: rate,
    comparisonRate,
    termMonths: months,
    deposit: (deposit + tradeIn) / 100,
    balloon: balloon / 100,
    validUntil: new Date(validUntil),
    disclaimer,
  }
  return repaymentClaim(loaned, region)
}

/** The lender's own estimate for its own terms; for other terms the formula at the lender's rate. */
function lenderClaim(view: CalculatorView, lender: LenderView, text: CalculatorText, input: LoanInput): RepaymentClaim {
  if (CALCULATOR_FIELDS.every((name) => name === 'price' || text[name] === view.usual[name])) return lender.own
  const atRate = { ...input, rate: lender.interest }
  const loan = loanOf(atRate, NO_FEES)
  return typeof loan === 'string' || loan.repayment < LEAST_REPAYMENT
    ? lender.own
    : claimOf(view, atRate, loan, lender.comparison, lender.disclaimer)
}

function factsOf(input: LoanInput, loan: Loan): readonly AttributeView[] {
  const rows: readonly (readonly [name: string, label: string, value: string])[] = [
    ['price', 'Price', formatCents(input.price)],
    ['paid', 'Deposit and trade-in', formatCents(input.deposit + input.tradeIn)],
    ['financed', 'Amount borrowed', formatCents(loan.financed)],
    ['repayments', 'Repayments', String(loan.repayments)],
    ['balloon', 'Balloon at the end', formatCents(input.balloon)],
    ['total', 'Total payable', formatCents(loan.totalPayable)],
    ['interest', 'Interest and fees', formatCents(loan.totalInterest)],
  ]
  return rows.map(([name, label, value]) => ({ name, label, value }))
}

/** The parameters of an address with the same figures. A car's price is its own. */
function shared({ carId }: CalculatorView, text: CalculatorText): URLSearchParams {
  const fields = CALCULATOR_FIELDS.filter((name) => text[name] !== '' && (carId === null || name !== 'price'))
  return new URLSearchParams([
    ...(carId === null ? [] : [['car_id', carId]]),
    ...fields.map((name) => [name, text[name]]),
  ])
}
