import type { NextSteps } from './next-steps.ts'

/** ROUTE-6, FORM-14: what happens after a lead whose time is booked: nobody needs to call to settle it. */
export function bookedSteps(place: string): NextSteps {
  return {
    heading: 'Your test drive is booked',
    steps: [
      `${place} keeps the time for you and has the vehicle ready.`,
      'Bring your driver licence.',
      'If something comes up, give us a call and we find another time.',
    ],
  }
}
