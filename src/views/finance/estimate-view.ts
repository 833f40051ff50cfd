import type { AttributeView } from '#domain/car/attribute-view.ts'
import { dateText } from '#domain/date-text.ts'
import type { Estimate } from '#domain/finance/estimate.ts'
import { formatMoney } from '#domain/money.ts'
import type { RegionCode } from '#domain/region.ts'

/** A repayment with the details that the vehicle page shows. */
export interface EstimateView extends CardEstimateView {
  /** '8.95% p.a.' */
  readonly interestRate: string
  /** Term, deposit, balloon, total payable and validity (FIN-4, FIN-5). */
  readonly details?: readonly AttributeView[]
}

/** LAW-1: a repayment is always shown with its comparison rate and the Code's warning. */
export interface CardEstimateView {
  /** '$123 / week' */
  readonly weekly: string
  /** 'Comparison rate 9.80% p.a.' */
  readonly comparisonRate: string
  readonly warning: string
  readonly disclaimer: string
}

/** The basis of every comparison rate (FIN-4), and the warning that the National Credit Code requires (LAW-1). */
export const COMPARISON_RATE_WARNING =
  'Comparison rate is for a $30,000 secured loan over 5 years. ' +
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.'

/** FIN-4, FIN-5, LAW-1: an estimate as texts. A repayment is always shown with its comparison rate and the warning. */
export function estimateView(estimate: Estimate, region: RegionCode): EstimateView {
  return {
    ...cardEstimateView(estimate),
    interestRate: rateText(estimate.interestRate),
    details: details(estimate, region),
  }
}

/** CARD-8, LAW-1: the part of an estimate that a card shows. */
export function cardEstimateView(estimate: Estimate): CardEstimateView {
  return {
    weekly: `${formatMoney(estimate.weekly)} / week`,
    comparisonRate: `Comparison rate ${rateText(estimate.comparisonRate)}`,
    warning: COMPARISON_RATE_WARNING,
    disclaimer: estimate.disclaimer,
  }
}

function rateText(rate: number): string {
  return `${rate.toFixed(2)}% p.a.`
}

function details(estimate: Estimate, region: RegionCode): readonly AttributeView[] {
  return [
    { name: 'term', label: 'Term', value: `${estimate.termMonths} months` },
    { name: 'deposit', label: 'Deposit', value: formatMoney(estimate.deposit) },
    { name: 'balloon', label: 'Balloon', value: formatMoney(estimate.balloon) },
    { name: 'total', label: 'Total payable', value: formatMoney(estimate.totalPayable) },
    {
      name: 'valid-until',
      label: 'Valid until',
      value: dateText(estimate.validUntil.toISOString().slice(0, 10), region),
    },
  ]
}
