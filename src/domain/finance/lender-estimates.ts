import type { Lender } from '../car/vocabulary.ts'
import { LENDERS } from '../car/vocabulary.ts'
import { type Estimate, type FinanceOptions, financeEstimate } from './estimate.ts'
import type { FinancedCar } from './lender-rules.ts'

/** A lender with its estimate for a car. */
export interface LenderEstimate {
  readonly lender: Lender
  readonly estimate: Estimate
}

/** MONEY-5: the estimates of all lenders that have one for a car, the site's own first. None if the site has no lender. */
export function lenderEstimates(
  car: FinancedCar,
  options: FinanceOptions,
  excludedDealerships: readonly string[],
  { now, thisYear }: { readonly now: Date; readonly thisYear: number },
): readonly LenderEstimate[] {
  const { provider } = options
  if (provider === null) return []
  return [provider, ...LENDERS.filter((lender) => lender !== provider)].flatMap((lender) => {
    const estimate = financeEstimate(car, { ...options, provider: lender }, excludedDealerships, { now, thisYear })
    return estimate === null ? [] : [{ lender, estimate }]
  })
}
