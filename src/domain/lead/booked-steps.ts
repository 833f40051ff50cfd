import { inRegion, type RegionCode } from '../region.ts'
import { BRING_LICENCE, type NextSteps } from './next-steps.ts'

/** ROUTE-6, FORM-14: what happens after a lead whose time is booked: nobody needs to call to settle it. */
export function bookedSteps(place: string, region: RegionCode): NextSteps {
  return {
    heading: 'Your test drive is booked',
    steps: [
      `${place} keeps the time for you and has the vehicle ready.`,
      inRegion(BRING_LICENCE, region),
      'If something comes up, give us a call and we find another time.',
    ],
  }
}

/** FORM-14: the same before it is sent, where the visitor chooses a time or leaves it to the dealer. */
export function bookingSteps(place: string, region: RegionCode): readonly string[] {
  return [
    'The time that you choose is yours as soon as you have sent it; without one we call you to find it.',
    `${place} has the vehicle ready for you.`,
    inRegion(BRING_LICENCE, region),
  ]
}
