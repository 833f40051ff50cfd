import type { LeadCategory } from '#domain/lead/category.ts'
import { inRegion, type RegionCode } from '#domain/region.ts'
import { inTrade, isDriven, type Trade } from '#domain/trade.ts'

export interface NextSteps {
  readonly heading: string
  /** In order. `{place}` is replaced by the location's name. */
  readonly steps: readonly string[]
}

/** ROUTE-6: what happens after a lead, by category. */
export function nextSteps(category: LeadCategory, place: string, region: RegionCode, trade: Trade): NextSteps {
  const { heading, steps } = STEPS[category]
  const said = (text: string) => inTrade(inRegion(text, region), trade).replaceAll('{place}', place)
  return { heading: said(heading), steps: viewingSteps(steps, trade).map(said) }
}

/** The steps without those that apply only to test drives. */
export function viewingSteps(steps: readonly string[], trade: Trade): readonly string[] {
  return isDriven(trade) ? steps : steps.filter((step) => step !== BRING_LICENCE)
}

/** TRADE-1: what happens after an offer is accepted. */
export function acceptedSteps(place: string): NextSteps {
  return { heading: ACCEPTED.heading, steps: ACCEPTED.steps.map((step) => step.replaceAll('{place}', place)) }
}

const ACCEPTED: NextSteps = {
  heading: 'You have accepted our offer',
  steps: [
    '{place} calls you to find a time to look it over together.',
    'If it is as you described it, the figure stands and you get it in writing.',
    'You hand over the keys and the papers, and are paid by bank transfer, or take it off your next one.',
  ],
}

/** A step of a test drive. `inRegion` fills in {licence}. */
export const BRING_LICENCE = 'Bring your driver {licence}.'

const STEPS: Readonly<Record<LeadCategory, NextSteps>> = {
  'Vehicle Enquiry': {
    heading: 'Your enquiry is with us',
    steps: [
      'The team at {place} checks the vehicle.',
      'A consultant calls or emails you.',
      'We arrange a time for you to see it.',
    ],
  },
  'Test Drive': {
    heading: 'We’ve got your test drive request',
    steps: ['{place} checks that the vehicle is ready and free.', 'We call to lock in a time.', BRING_LICENCE],
  },
  'Finance Enquiry': {
    heading: 'Your finance enquiry is with us',
    steps: [
      '{place} passes your enquiry to its finance specialist.',
      'They call you to talk through amount, term and deposit.',
      'You decide once you have the figures in writing.',
    ],
  },
  'Trade-In Enquiry': {
    heading: 'Your trade-in enquiry is with us',
    steps: [
      '{place} compares your car with what cars like it sell for.',
      'We call with a price, or if we need to know more.',
      'The figure is confirmed once we have seen the car.',
    ],
  },
  'Service Booking': {
    heading: 'Your service request is with us',
    steps: [
      'The workshop of {place} looks for a time that suits.',
      'We call you to confirm the day and what the work will cost.',
    ],
  },
  'Parts Enquiry': {
    heading: 'Your parts enquiry is with us',
    steps: ['{place} checks stock and price for your vehicle.', 'We call or write to you with both.'],
  },
  'Careers Enquiry': {
    heading: 'Thank you for your interest',
    steps: ['{place} reads what you wrote.', 'We’ll be in touch if something suits.'],
  },
  'Fleet Enquiry': {
    heading: 'Your fleet enquiry is with us',
    steps: [
      '{place} passes your enquiry to the person who looks after businesses.',
      'They call you to talk through vehicles, numbers and dates.',
      'You get one price for the lot, in writing.',
    ],
  },
  'General Enquiry': {
    heading: 'Your message is with us',
    steps: ['{place} passes it to the right team.', 'They call or write to you.'],
  },
}
