import type { LeadCategory } from '#domain/lead/category.ts'
import type { LeadOutcome } from '#domain/lead/lead-outcome.ts'
import { inRegion, type RegionCode } from '#domain/region.ts'
import { inTrade, isDriven, type Trade } from '#domain/trade.ts'

/** A site's own words after a lead; null keeps ours (`leads.afterLead`). */
export interface OwnNextSteps {
  readonly category: LeadCategory
  /** After which outcome of such a lead; a form that was sent if absent. */
  readonly when?: LeadOutcome
  readonly heading: string | null
  readonly steps: readonly string[] | null
  /** Section 5 of the review: the sentence of the buyer's mail, and with a booked time of the page too. */
  readonly mail?: string | null
}

export interface NextSteps {
  readonly heading: string
  /** In order. `{place}` is replaced by the location's name. */
  readonly steps: readonly string[]
}

/** The site's own words after such a lead. */
export function ownNextSteps(
  words: readonly OwnNextSteps[],
  category: LeadCategory,
  outcome: LeadOutcome,
): OwnNextSteps | undefined {
  return words.find((each) => each.category === category && (each.when ?? 'sent') === outcome)
}

/** ROUTE-6: what happens after a lead, by category and outcome. */
export function nextSteps(
  category: LeadCategory,
  place: string,
  region: RegionCode,
  trade: Trade,
  ownWords: readonly OwnNextSteps[] = [],
  outcome: LeadOutcome = 'sent',
): NextSteps {
  const own = ownNextSteps(ownWords, category, outcome)
  const usual = outcome === 'sent' ? STEPS[category] : outcome === 'booked' ? BOOKED : ACCEPTED
  const heading = own?.heading ?? usual.heading
  const steps = own?.steps ?? usual.steps
  const said = (text: string) => inTrade(inRegion(text, region), trade).replaceAll('{place}', place)
  return { heading: said(heading), steps: viewingSteps(steps, trade).map(said) }
}

/** The steps without those that apply only to test drives. */
export function viewingSteps(steps: readonly string[], trade: Trade): readonly string[] {
  return isDriven(trade) ? steps : steps.filter((step) => step !== BRING_LICENCE)
}

const ACCEPTED: NextSteps = {
  heading: 'You have accepted our offer',
  steps: [
    '{place} will call to arrange an inspection.',
    'If it’s as you described, we confirm the price in writing.',
    'Hand over the keys and papers, and we’ll pay you by bank transfer or take it off your next one.',
  ],
}

/** A step of a test drive. `inRegion` fills in {licence}. */
export const BRING_LICENCE = 'Bring your driver {licence}.'

const BOOKED: NextSteps = {
  heading: 'Your test drive is booked',
  steps: ['{place} will have the vehicle ready for you.', BRING_LICENCE],
}

const STEPS: Readonly<Record<LeadCategory, NextSteps>> = {
  'Vehicle Enquiry': {
    heading: 'Thanks, we’ve got your enquiry',
    steps: [
      'The team at {place} will check the vehicle.',
      'A consultant will call or email you.',
      'We’ll arrange a time for you to see it.',
    ],
  },
  'Test Drive': {
    heading: 'We’ve got your test drive request',
    steps: ['{place} will check the vehicle is available.', 'We’ll call to lock in a time.', BRING_LICENCE],
  },
  'Finance Enquiry': {
    heading: 'Thanks, we’ve got your finance enquiry',
    steps: [
      '{place} will pass it to our finance specialist.',
      'They’ll call to talk through the amount, term and deposit.',
      'You decide once you’ve seen the figures in writing.',
    ],
  },
  'Trade-In Enquiry': {
    heading: 'Thanks, we’ve got your trade-in details',
    steps: [
      '{place} will compare recent sales of cars like yours.',
      'We’ll call with a price, or if we need to know more.',
      'We’ll confirm the price once we’ve seen the car.',
    ],
  },
  'Service Booking': {
    heading: 'Thanks, we’ve got your service request',
    steps: ['The workshop at {place} will find a time that suits.', 'We’ll call to confirm the day and the cost.'],
  },
  'Parts Enquiry': {
    heading: 'Thanks, we’ve got your parts enquiry',
    steps: ['{place} will check stock and price for your vehicle.', 'We’ll call or email you with both.'],
  },
  'Careers Enquiry': {
    heading: 'Thank you for your interest',
    steps: ['{place} will read your details.', 'We’ll be in touch if something suits.'],
  },
  'Fleet Enquiry': {
    heading: 'Thanks, we’ve got your fleet enquiry',
    steps: [
      '{place} will pass it to our fleet specialist.',
      'They’ll call to talk through vehicles, numbers and dates.',
      'You’ll get one price for the lot, in writing.',
    ],
  },
  'General Enquiry': {
    heading: 'Thanks, we’ve got your message',
    steps: ['{place} will pass it to the right team.', 'They’ll call or email you.'],
  },
}
