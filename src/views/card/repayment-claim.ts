import { dateText } from '#domain/date/date-text.ts'
import type { Frequency } from '#domain/finance/loan.ts'
import { formatMoney } from '#domain/money.ts'
import type { RegionCode } from '#domain/region.ts'
import * as words from '#words/finance.ts'
import { say } from '#words/say.ts'

/**
 * MONEY-2, LAW-1: a repayment with everything that must be printed with it. `ui/finance/repayment.tsx` prints it in
 * lists, `ui/finance/page-repayment.tsx` on pages of one car, `gateways/pdf/sticker-estimate.ts` on paper. Nothing else may (tests/repository/repayments.test.ts).
 */
export interface RepaymentClaim {
  /** '$123 / week' */
  readonly repayment: string
  /** 'Comparison rate 9.80% p.a.' */
  readonly comparisonRate: string
  /** The loan behind the repayment: rate, term, deposit and balloon. */
  readonly basis: string
  /** The Code's warning, with the loan that the comparison rate is for. */
  readonly warning: string
  /** 'Estimate valid until 22 December 2026.' */
  readonly validity: string
  /** The lender's disclaimer, then the site's. */
  readonly disclaimer: string
}

/** The part of a claim that is printed once below a list of cards. */
export type RepaymentNoteView = Pick<RepaymentClaim, 'warning' | 'validity' | 'disclaimer'>

/** What a claim is about. Amounts in whole currency units, rates in per cent a year. */
export interface ClaimedLoan {
  /** The repayment as money, without cents (FIN-5): '$123'. */
  readonly amount: string
  readonly frequency: Frequency
  readonly interestRate: number
  readonly comparisonRate: number
  readonly termMonths: number
  /** Cash and trade-in together. */
  readonly deposit: number
  readonly balloon: number
  readonly validUntil: Date
  readonly disclaimer: string
}

/** The loan that every comparison rate is for (FIN-4), and the warning that the National Credit Code requires (LAW-1). */
export const comparisonRateWarning = () =>
  `${say(words.comparisonRate30000)} ${say(words.warningComparisonRateTrue)} ${say(words.differentTermsFeesOther)}`

const PERIODS: Readonly<Record<Frequency, string>> = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' }

/** MONEY-1: '$150 a week', for a link that is below the claim of the same repayment, with its comparison rate. */
export function repaymentWords({ amount, frequency }: Pick<ClaimedLoan, 'amount' | 'frequency'>): string {
  return `${amount} a ${PERIODS[frequency]}`
}

/** MONEY-2: a repayment as texts. There is none without a comparison rate, a basis, the warning and a validity. */
export function repaymentClaim(loan: ClaimedLoan, region: RegionCode): RepaymentClaim {
  const { amount, frequency, interestRate, comparisonRate, termMonths, deposit, balloon, validUntil } = loan
  const paid = deposit > 0 ? say(words.aDepositDeposit, { deposit: formatMoney(deposit) }) : say(words.noDeposit)
  const owed = balloon > 0 ? say(words.aBalloonBalloon, { balloon: formatMoney(balloon) }) : say(words.noBalloon)
  return {
    repayment: `${amount} / ${PERIODS[frequency]}`,
    comparisonRate: say(words.comparisonRateRate, { rate: rateText(comparisonRate) }),
    basis: say(words.basedRateInterestOver, { rate: rateText(interestRate), termMonths, paid, owed }),
    warning: comparisonRateWarning(),
    validity: say(words.estimateValidUntilDate, { date: dateText(validUntil.toISOString().slice(0, 10), region) }),
    disclaimer: loan.disclaimer,
  }
}

/** What stands once below the cars of a list, from the first that shows a repayment; null if none does. */
export function repaymentNote(
  cards: readonly { readonly estimate: RepaymentClaim | null }[],
): RepaymentNoteView | null {
  const claim = cards.find(({ estimate }) => estimate)?.estimate
  return claim ? { warning: claim.warning, validity: claim.validity, disclaimer: claim.disclaimer } : null
}

/** '9.80% p.a.' */
export function rateText(rate: number): string {
  return `${rate.toFixed(2)}% p.a.`
}
