import { inRegion, type RegionCode } from '#domain/region.ts'
import { inTrade, type Trade } from '#domain/trade.ts'
import { BRING_LICENCE, type NextSteps, viewingSteps } from './next-steps.ts'

/** ROUTE-6, FORM-14: the next steps after a lead with a booked time. */
export function bookedSteps(place: string, region: RegionCode, trade: Trade): NextSteps {
  const steps = [
    `${place} will have the vehicle ready for you.`,
    BRING_LICENCE,
    'If something comes up, give us a call and we’ll find another time.',
  ]
  return {
    heading: inTrade('Your test drive is booked', trade),
    steps: viewingSteps(steps, trade).map((step) => inRegion(step, region)),
  }
}

/** FORM-14: the next steps on the form, before the visitor has chosen a time. */
export function bookingSteps(place: string, region: RegionCode, trade: Trade): readonly string[] {
  const steps = [
    'Your time is confirmed as soon as you book. No time suits? We’ll call you.',
    `${place} will have the vehicle ready for you.`,
    BRING_LICENCE,
  ]
  return viewingSteps(steps, trade).map((step) => inRegion(step, region))
}
