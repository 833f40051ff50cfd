import type { AttributeView } from '#domain/car/attribute-view.ts'
import {
  CALCULATOR_FIELDS,
  type CalculatorFaults,
  type CalculatorText,
  calculatorInput,
} from '#domain/finance/calculator.ts'
import { LEAST_REPAYMENT, type Loan, type LoanInput, loanOf, NO_FEES, priceAtRepayment } from '#domain/finance/loan.ts'
import { formatCents, formatMoney } from '#domain/money.ts'
import { SEARCH_PATH } from '#domain/paths.ts'
import * as words from '#words/finance.ts'
import { say } from '#words/say.ts'
import { type RepaymentClaim, repaymentClaim, repaymentWords } from '../card/repayment-claim.ts'
import type { CalculatorView, LenderView } from './calculator-view.ts'

/** MONEY-1: what the calculator shows for the fields as typed. */
export interface Calculation {
  /** A sentence for each field that stops the sum. */
  readonly faults: CalculatorFaults
  /** Null while there is a fault, and if nothing has to be borrowed. */
  readonly result: CalculatorResult | null
  /** U-13: 'Nothing to borrow: you’d have $4,501 left over.', which is no fault; absent otherwise. */
  readonly surplus?: string
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
  if (loan === 'nothing-to-finance') return surplusOf(input)
  if (loan === 'balloon-too-large') return fault('balloon', say(words.enterBalloonBelowAmount))
  if (loan.repayment < LEAST_REPAYMENT) return fault('deposit', say(words.tooLittleLeftBorrow))
  const comparison = atLender && view.lender ? view.lender.comparison : loan.comparisonRate
  const price = Math.round(priceAtRepayment(loan.repayment, input, fees) / 100)
  return {
    faults: {},
    result: {
      claim: claimOf(view, input, loan, { comparisonRate: comparison, disclaimer: view.disclaimer }),
      facts: factsOf(input, loan),
      lenders: view.lenders.map((lender) => ({ name: lender.name, claim: lenderClaim(view, lender, text, input) })),
      carsHref: `${SEARCH_PATH}?price=:${price}`,
      carsLabel: say(words.showCarsRepaymentWords, {
        repaymentWords: repaymentWords({ amount: amountOf(loan), frequency: input.frequency }),
      }),
      shareHref: `${view.action}?${shared(view, text)}#${CALCULATOR_ID}`,
    },
  }
}

/** FIN-5: repayments have no cents; the totals below them do. */
function amountOf({ repayment }: Loan): string {
  return formatMoney(repayment / 100)
}

/** Anchor of the calculator on its page. */
export const CALCULATOR_ID = 'repayments'

function fault(field: 'deposit' | 'balloon', text: string): Calculation {
  return { faults: { [field]: text }, result: null }
}

function surplusOf({ price, deposit, tradeIn }: LoanInput): Calculation {
  const left = deposit + tradeIn - price
  const surplus =
    left > 0 ? say(words.nothingToBorrowLeft, { amount: formatMoney(left / 100) }) : say(words.nothingToBorrow)
  return { faults: {}, result: null, surplus }
}

function claimOf(
  { validUntil, region }: CalculatorView,
  input: LoanInput,
  loan: Loan,
  { comparisonRate, disclaimer }: { readonly comparisonRate: number; readonly disclaimer: string },
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
    : claimOf(view, atRate, loan, { comparisonRate: lender.comparison, disclaimer: lender.disclaimer })
}

function factsOf(input: LoanInput, loan: Loan): readonly AttributeView[] {
  const rows: readonly (readonly [name: string, label: string, value: string])[] = [
    ['price', say(words.price2), formatCents(input.price)],
    ['paid', say(words.depositTrade), formatCents(input.deposit + input.tradeIn)],
    ['financed', say(words.amountBorrowed), formatCents(loan.financed)],
    ['repayments', say(words.repayments), String(loan.repayments)],
    ['balloon', say(words.balloonEnd), formatCents(input.balloon)],
    ['total', say(words.totalPayable), formatCents(loan.totalPayable)],
    ['interest', say(words.interestAndFees), formatCents(loan.totalInterest)],
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
