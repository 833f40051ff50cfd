import type { LeadCategory } from '#domain/lead/category.ts'
import type { LeadOutcome } from '#domain/lead/lead-outcome.ts'
import { inRegion, type RegionCode } from '#domain/region.ts'
import { isDriven, type Trade } from '#domain/trade.ts'
import * as texts from '#words/lead-page.ts'
import { say } from '#words/say.ts'

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
  { region, trade }: { readonly region: RegionCode; readonly trade: Trade },
  {
    ownWords = [],
    outcome = 'sent',
  }: { readonly ownWords?: readonly OwnNextSteps[] | undefined; readonly outcome?: LeadOutcome | undefined } = {},
): NextSteps {
  const ownSteps = ownNextSteps(ownWords, category, outcome)
  const usual = outcome === 'sent' ? stepsByCategory()[category] : outcome === 'booked' ? booked() : accepted()
  const heading = ownSteps?.heading ?? usual.heading
  const steps = ownSteps?.steps ?? usual.steps
  const said = (text: string) => inRegion(text, region).replaceAll('{place}', place)
  return { heading: said(heading), steps: viewingSteps(steps, trade).map(said) }
}

/** The steps without those that apply only to test drives. */
export function viewingSteps(steps: readonly string[], trade: Trade): readonly string[] {
  return isDriven(trade) ? steps : steps.filter((step) => step !== bringLicence())
}

const accepted = (): NextSteps => ({
  heading: say(texts.acceptedOffer),
  steps: [
    say(texts.placeWillCallArrange, { place: '{place}' }),
    say(texts.ifItsDescribedConfirm),
    say(texts.handOverKeysPapers),
  ],
})

/** A step of a test drive. `inRegion` fills in {licence}. */
export const bringLicence = () => say(texts.bringDriverLicence, { licence: '{licence}' })

const booked = (): NextSteps => ({
  heading: say(texts.testDriveBooked),
  steps: [say(texts.placeWillVehicleReady, { place: '{place}' }), bringLicence()],
})

const stepsByCategory = (): Readonly<Record<LeadCategory, NextSteps>> => ({
  'Vehicle Enquiry': {
    heading: say(texts.thanksGotEnquiry),
    steps: [
      say(texts.teamPlaceWillCheck, { place: '{place}' }),
      say(texts.consultantWillCallEmail),
      say(texts.arrangeTimeSee),
    ],
  },
  'Test Drive': {
    heading: say(texts.gotTestDriveRequest),
    steps: [say(texts.placeWillCheckVehicle, { place: '{place}' }), say(texts.callLockTime), bringLicence()],
  },
  'Finance Enquiry': {
    heading: say(texts.thanksGotFinanceEnquiry),
    steps: [
      say(texts.placeWillPassFinance, { place: '{place}' }),
      say(texts.theyllCallTalkThrough),
      say(texts.decideOnceSeenFigures),
    ],
  },
  'Trade-In Enquiry': {
    heading: say(texts.thanksGotTradeDetails),
    steps: [
      say(texts.placeWillCompareRecent, { place: '{place}' }),
      say(texts.callPriceIfNeed),
      say(texts.confirmPriceOnceSeen),
    ],
  },
  'Service Booking': {
    heading: say(texts.thanksGotServiceRequest),
    steps: [say(texts.workshopPlaceWillFind, { place: '{place}' }), say(texts.callConfirmDayCost)],
  },
  'Parts Enquiry': {
    heading: say(texts.thanksGotPartsEnquiry),
    steps: [say(texts.placeWillCheckStock, { place: '{place}' }), say(texts.callEmailBoth)],
  },
  'Careers Enquiry': {
    heading: say(texts.thankInterest),
    steps: [say(texts.placeWillReadDetails, { place: '{place}' }), say(texts.touchIfSomethingSuits)],
  },
  'Fleet Enquiry': {
    heading: say(texts.thanksGotFleetEnquiry),
    steps: [
      say(texts.placeWillPassFleet, { place: '{place}' }),
      say(texts.theyllCallTalkThroughVehicles),
      say(texts.youllGetOnePrice),
    ],
  },
  'General Enquiry': {
    heading: say(texts.thanksGotMessage),
    steps: [say(texts.placeWillPassRight, { place: '{place}' }), say(texts.theyllCallEmail)],
  },
})
