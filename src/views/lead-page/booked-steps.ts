import { inRegion, type RegionCode } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import { BRING_LICENCE, viewingSteps } from './next-steps.ts'

/** FORM-14: the next steps on the form, before the visitor has chosen a time. */
export function bookingSteps(place: string, region: RegionCode, trade: Trade): readonly string[] {
  const steps = [
    'Your time is confirmed as soon as you book. No time suits? We’ll call you.',
    `${place} will have the vehicle ready for you.`,
    BRING_LICENCE,
  ]
  return viewingSteps(steps, trade).map((step) => inRegion(step, region))
}
