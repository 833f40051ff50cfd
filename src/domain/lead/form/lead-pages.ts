import * as words from '#words/form-page.ts'
import { say } from '#words/say.ts'
import { SELL_PATH } from '../../paths.ts'
import type { LeadPageName, OptionalLeadPage } from '../../route/lead-page-name.ts'
import type { LeadCategory } from '../category.ts'
import type { LeadFormKind } from './lead-form-kind.ts'

/** The addresses of the optional pages. */
export const OPTIONAL_PAGE_PATHS: Readonly<Record<OptionalLeadPage, string>> = {
  'trade-in': '/trade-in',
  service: '/service',
  parts: '/parts/enquiry',
  careers: '/careers',
  fleet: '/fleet',
}

/** Texts of a page. `{vehicle}` is the site's word for what it sells; `{tyre}` is the region's word (`inRegion`). */
export interface LeadPageWords {
  readonly category: LeadCategory
  /** The form of the page. `carForm` is used if the link names a car; null if the page is never about one. */
  readonly form: LeadFormKind
  readonly carForm: LeadFormKind | null
  readonly heading: string
  readonly introduction: string
  /** Replaces the introduction if the page is not about a car. */
  readonly introductionWithoutCar: string
  readonly formHeading: string
  /** Anchor of the form, used in links to it. */
  readonly anchor: string
  readonly submitLabel: string
  /** In its place where the form books a time. */
  readonly bookLabel?: string
  readonly stepsHeading: string
  /** What happens next, in order; null uses `nextSteps` of the category. */
  readonly steps: readonly string[] | null
  readonly notes: { readonly heading: string; readonly lines: readonly string[] } | null
}

/** Anchor of the form on the contact pages. */
export const CONTACT_FORM = 'contact-form'

export const leadPages = (): Readonly<Record<LeadPageName, LeadPageWords>> => ({
  finance: {
    category: 'Finance Enquiry',
    form: 'finance-enquiry',
    carForm: 'vehicle-finance',
    heading: say(words.financeHeading),
    introduction: say(words.financeIntroduction),
    introductionWithoutCar: say(words.financeIntroduction),
    formHeading: say(words.financeFormHeading),
    anchor: 'finance-form',
    submitLabel: say(words.financeButton),
    stepsHeading: say(words.financeStepsHeading),
    steps: [say(words.financeStep1), say(words.financeStep2), say(words.financeStep3), say(words.financeStep4)],
    notes: {
      heading: say(words.financeNotesHeading),
      lines: [
        say(words.financeNote1, { licence: '{licence}' }),
        say(words.financeNote2),
        say(words.financeNote3),
        say(words.financeNote4),
      ],
    },
  },
  contact: {
    category: 'General Enquiry',
    form: 'general-enquiry',
    carForm: null,
    heading: say(words.contactHeading),
    introduction: say(words.contactIntroduction, { vehicle: '{vehicle}' }),
    introductionWithoutCar: say(words.contactIntroduction, { vehicle: '{vehicle}' }),
    formHeading: say(words.contactFormHeading),
    anchor: CONTACT_FORM,
    submitLabel: say(words.contactButton),
    stepsHeading: say(words.whatHappensNext),
    steps: null,
    notes: null,
  },
  'test-drive': {
    category: 'Test Drive',
    form: 'test-drive',
    carForm: 'vehicle-test-drive',
    heading: say(words.testDriveHeading),
    introduction: say(words.testDriveIntroduction, { vehicle: '{vehicle}' }),
    introductionWithoutCar: say(words.testDriveIntroductionWithoutCar, { vehicle: '{vehicle}' }),
    formHeading: say(words.testDriveFormHeading),
    anchor: 'test-drive-form',
    submitLabel: say(words.testDriveButton),
    bookLabel: say(words.testDriveBookButton),
    stepsHeading: say(words.whatHappensNext),
    steps: null,
    notes: null,
  },
  'trade-in': {
    category: 'Trade-In Enquiry',
    form: 'trade-in',
    carForm: 'vehicle-trade-in',
    heading: say(words.tradeInHeading, { vehicle: '{vehicle}' }),
    introduction: say(words.tradeInIntroduction, { vehicle: '{vehicle}' }),
    introductionWithoutCar: say(words.tradeInIntroductionWithoutCar, { vehicle: '{vehicle}' }),
    formHeading: say(words.tradeInFormHeading),
    anchor: 'trade-in-form',
    submitLabel: say(words.tradeInButton),
    stepsHeading: say(words.tradeInStepsHeading),
    steps: [say(words.tradeInStep1), say(words.tradeInStep2), say(words.tradeInStep3), say(words.tradeInStep4)],
    notes: {
      heading: say(words.tradeInNotesHeading),
      lines: [
        say(words.tradeInNote1),
        say(words.tradeInNote2),
        say(words.tradeInNote3, { tyre: '{tyre}' }),
        say(words.tradeInNote4),
      ],
    },
  },
  service: {
    category: 'Service Booking',
    form: 'service',
    carForm: null,
    heading: say(words.serviceHeading),
    introduction: say(words.serviceIntroduction),
    introductionWithoutCar: say(words.serviceIntroduction),
    formHeading: say(words.serviceFormHeading),
    anchor: 'service-form',
    submitLabel: say(words.serviceButton),
    stepsHeading: say(words.whatHappensNext),
    steps: [say(words.serviceStep1), say(words.serviceStep2), say(words.serviceStep3)],
    notes: {
      heading: say(words.serviceNotesHeading),
      lines: [say(words.serviceNote1), say(words.serviceNote2), say(words.serviceNote3)],
    },
  },
  parts: {
    category: 'Parts Enquiry',
    form: 'parts',
    carForm: null,
    heading: say(words.partsHeading),
    introduction: say(words.partsIntroduction),
    introductionWithoutCar: say(words.partsIntroduction),
    formHeading: say(words.partsFormHeading),
    anchor: 'parts-form',
    submitLabel: say(words.partsButton),
    stepsHeading: say(words.whatHappensNext),
    steps: [say(words.partsStep1), say(words.partsStep2), say(words.partsStep3)],
    notes: null,
  },
  careers: {
    category: 'Careers Enquiry',
    form: 'careers',
    carForm: null,
    heading: say(words.careersHeading),
    introduction: say(words.careersIntroduction),
    introductionWithoutCar: say(words.careersIntroduction),
    formHeading: say(words.careersFormHeading),
    anchor: 'careers-form',
    submitLabel: say(words.careersButton),
    stepsHeading: say(words.whatHappensNext),
    steps: [say(words.careersStep1), say(words.careersStep2), say(words.careersStep3)],
    notes: {
      heading: say(words.careersNotesHeading),
      lines: [say(words.careersNote1), say(words.careersNote2), say(words.careersNote3), say(words.careersNote4)],
    },
  },
  fleet: {
    category: 'Fleet Enquiry',
    form: 'fleet',
    carForm: null,
    heading: say(words.fleetHeading),
    introduction: say(words.fleetIntroduction),
    introductionWithoutCar: say(words.fleetIntroduction),
    formHeading: say(words.fleetFormHeading),
    anchor: 'fleet-form',
    submitLabel: say(words.fleetButton),
    stepsHeading: say(words.fleetStepsHeading),
    steps: [say(words.fleetStep1), say(words.fleetStep2), say(words.fleetStep3)],
    notes: {
      heading: say(words.financeNotesHeading),
      lines: [
        say(words.fleetNote1, { businessNumber: '{businessNumber}' }),
        say(words.fleetNote2),
        say(words.fleetNote3),
      ],
    },
  },
})

/** Words of a page that a site has in place of ours; null keeps ours (`leads.words`). */
export interface OwnPageWords {
  readonly page: LeadPageName
  readonly heading: string | null
  readonly introduction: string | null
  readonly formHeading: string | null
  readonly button: string | null
  readonly stepsHeading: string | null
  readonly steps: readonly string[] | null
}

/** The texts of a page with the site's own in place of ours. */
export function withOwnWords(words: LeadPageWords, own: OwnPageWords | undefined): LeadPageWords {
  if (own === undefined) return words
  return {
    ...words,
    heading: own.heading ?? words.heading,
    introduction: own.introduction ?? words.introduction,
    introductionWithoutCar: own.introduction ?? words.introductionWithoutCar,
    formHeading: own.formHeading ?? words.formHeading,
    submitLabel: own.button ?? words.submitLabel,
    ...(own.button === null ? {} : { bookLabel: own.button }),
    stepsHeading: own.stepsHeading ?? words.stepsHeading,
    steps: own.steps ?? words.steps,
  }
}

/** FORM-14: the words of a form's button: 'Request a test drive', and where a time is booked 'Book my test drive'. */
export function submitLabelOf(
  { submitLabel, bookLabel = submitLabel }: Pick<LeadPageWords, 'submitLabel' | 'bookLabel'>,
  { booking }: { readonly booking: boolean },
): string {
  return booking ? bookLabel : submitLabel
}

/** ROUTE-4: the texts of the page at a path. /sell-my-car is the trade-in form with texts for selling only. */
export function leadPageWords(name: LeadPageName, path: string): LeadPageWords {
  return path === SELL_PATH ? selling() : leadPages()[name]
}

const selling = (): LeadPageWords => ({
  ...leadPages()['trade-in'],
  carForm: null,
  heading: say(words.sellingHeading, { vehicle: '{vehicle}' }),
  introductionWithoutCar: say(words.sellingIntroduction, { vehicle: '{vehicle}' }),
  formHeading: say(words.sellingFormHeading, { vehicle: '{vehicle}' }),
  submitLabel: say(words.sellingButton),
  stepsHeading: say(words.sellingStepsHeading),
  steps: [say(words.tradeInStep1), say(words.tradeInStep2), say(words.tradeInStep3), say(words.sellingStep4)],
})
