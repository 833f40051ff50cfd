import { STATES, type State } from '../drive-away/duty-facts.ts'
import { amountOf } from '../finance/budget.ts'
import { LOAN_MONTHS } from '../finance/calculator.ts'
import { FREQUENCIES, type Frequency } from '../finance/loan.ts'
import type { RepaymentPlan } from '../finance/repayment-plan.ts'

/** What a buyer has said about themselves in this browser, for the price of every car. Whole currency units; null: not said. */
export interface BuyerFigures {
  /** Where the buyer registers the car. */
  readonly state: State | null
  readonly deposit: number | null
  readonly months: number | null
  readonly frequency: Frequency | null
  readonly tradeIn: number | null
}

/** The same as the browser keeps it: texts as typed, and the middle of a valuation. */
export interface KeptFigures {
  readonly plan: RepaymentPlan
  readonly valued: string | null
  readonly state: string | null
}

/** MONEY-1, MONEY-3: the figures, null if there are none. Each is read from the first source of its row that has it. */
export function buyerFigures(kept: KeptFigures): BuyerFigures | null {
  const { plan } = kept
  const figures: BuyerFigures = {
    state: STATES.find((each) => each === kept.state) ?? null,
    deposit: firstAmount([plan.deposit]),
    months: LOAN_MONTHS.find((each) => String(each) === plan.months) ?? null,
    frequency: FREQUENCIES.find((each) => each === plan.frequency) ?? null,
    // What the buyer typed comes before what a valuation said.
    tradeIn: firstAmount([plan.trade_in, kept.valued ?? undefined]),
  }
  return Object.values(figures).every((figure) => figure === null) ? null : figures
}

/** An empty text is no figure: the buyer cleared the field. */
function firstAmount(texts: readonly (string | undefined)[]): number | null {
  const amounts = texts.map((text) => (text === undefined || text === '' ? null : amountOf(text)))
  return amounts.find((amount) => amount !== null) ?? null
}
