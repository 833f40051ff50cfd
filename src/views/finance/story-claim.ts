import { oneMonthFrom } from '#domain/finance/estimate.ts'
import { formatMoney } from '#domain/money.ts'
import type { StoryLine } from '#domain/price-story/price-story.ts'
import type { RegionCode } from '#domain/region.ts'
import { type RepaymentClaim, repaymentClaim } from '../card/repayment-claim.ts'

/** MONEY-2, LAW-1: a buyer's own repayment with everything that must be printed with it. */
export function storyClaim(
  { repayment, terms, comparison }: Extract<StoryLine, { readonly kind: 'repayment' }>,
  disclaimer: string,
  { region, now }: { readonly region: RegionCode; readonly now: Date },
): RepaymentClaim {
  return repaymentClaim(
    {
      // FIN-5: repayments have no cents.
      amount: formatMoney(repayment / 100),
      frequency: terms.frequency,
      interestRate: terms.rate,
      comparisonRate: comparison,
      termMonths: terms.months,
      deposit: (terms.deposit + terms.tradeIn) / 100,
      balloon: terms.balloon / 100,
      validUntil: oneMonthFrom(now),
      disclaimer,
    },
    region,
  )
}
