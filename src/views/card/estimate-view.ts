import type { AttributeView } from '#domain/car/attribute-view.ts'
import { dateText } from '#domain/date/date-text.ts'
import type { Estimate } from '#domain/finance/estimate.ts'
import { formatMoney } from '#domain/money.ts'
import type { RegionCode } from '#domain/region.ts'
import * as words from '#words/finance.ts'
import { say } from '#words/say.ts'
import { type RepaymentClaim, rateText, repaymentClaim } from './repayment-claim.ts'

/** A car's repayment with the details that its page shows. */
export interface EstimateView extends RepaymentClaim {
  /** '8.95% p.a.' */
  readonly interestRate: string
  /** Term, deposit, balloon, total payable and validity (FIN-4, FIN-5). */
  readonly details?: readonly AttributeView[]
}

/** FIN-4, FIN-5, LAW-1: an estimate as texts. A repayment is always shown with its comparison rate and the warning. */
export function estimateView(estimate: Estimate, region: RegionCode): EstimateView {
  return {
    ...cardEstimateView(estimate, region),
    interestRate: rateText(estimate.interestRate),
    details: details(estimate, region),
  }
}

/** CARD-8, LAW-1: the part of an estimate that a card shows. */
export function cardEstimateView(estimate: Estimate, region: RegionCode): RepaymentClaim {
  return repaymentClaim({ ...estimate, amount: formatMoney(estimate.weekly), frequency: 'weekly' }, region)
}

function details(estimate: Estimate, region: RegionCode): readonly AttributeView[] {
  return [
    { name: 'term', label: say(words.term), value: say(words.termMonthsMonths, { termMonths: estimate.termMonths }) },
    { name: 'deposit', label: say(words.deposit2), value: formatMoney(estimate.deposit) },
    { name: 'balloon', label: say(words.balloon2), value: formatMoney(estimate.balloon) },
    { name: 'total', label: say(words.totalPayable), value: formatMoney(estimate.totalPayable) },
    {
      name: 'valid-until',
      label: say(words.validUntil),
      value: dateText(estimate.validUntil.toISOString().slice(0, 10), region),
    },
  ]
}
