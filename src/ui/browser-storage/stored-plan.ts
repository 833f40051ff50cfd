import { type RepaymentPlan, repaymentPlan } from '#domain/finance/repayment-plan.ts'
import { storedJson, storeText } from './stored-items.ts'
import { tellFigures } from './told-figures.ts'

/** The repayment plan of this browser; empty if there is none. */
export function storedPlan(): RepaymentPlan {
  return repaymentPlan(storedJson('repayment-plan'))
}

/** Changes the fields of the stored plan that are given. */
export function storePlan(plan: RepaymentPlan): void {
  storeText('repayment-plan', JSON.stringify({ ...storedPlan(), ...plan }))
  tellFigures()
}
