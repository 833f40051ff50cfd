import { type BuyerFigures, buyerFigures } from '#domain/price-story/buyer-figures.ts'
import { forgetText, storedText } from './stored-items.ts'
import { storedPlan } from './stored-plan.ts'
import { storedValuation } from './stored-valuation-items.ts'
import { tellFigures } from './told-figures.ts'

/** What this browser's buyer has said about themselves; null if nothing. */
export function keptFigures(): BuyerFigures | null {
  return buyerFigures({
    plan: storedPlan(),
    valued: storedValuation()?.middle ?? null,
    state: storedText('buyer-state'),
  })
}

/** Forgets state, repayments and trade-in. */
export function forgetFigures(): void {
  for (const key of ['buyer-state', 'repayment-plan', 'valuation'] as const) forgetText(key)
  tellFigures()
}
