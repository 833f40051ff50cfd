import { SELL_PATH } from '../../paths.ts'
import { ROUTES } from '../../route/routes.ts'
import type { LeadCategory } from '../category.ts'
import type { LeadFormKind } from './lead-form-kind.ts'
import type { LeadPageName, OptionalLeadPage } from './lead-page-name.ts'

/** The page at each path of the route table. The pages of single locations under '/contact-us/' are not included. */
export const LEAD_PAGE_PATHS: Readonly<Record<string, LeadPageName>> = Object.fromEntries(
  ROUTES.flatMap(({ path, leadPage }) => (leadPage === null ? [] : [[`/${path}`, leadPage]])),
)

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
  readonly stepsHeading: string
  /** What happens next, in order; null uses `nextSteps` of the category. */
  readonly steps: readonly string[] | null
  readonly notes: { readonly heading: string; readonly lines: readonly string[] } | null
}

/** Anchor of the form on the contact pages. */
export const CONTACT_FORM = 'contact-form'

const FINANCE_INTRODUCTION = 'Get a no-obligation quote from our finance team.'
const CONTACT_INTRODUCTION = 'Questions about a {vehicle}, a service, parts or a trade-in? Get in touch.'
const SERVICE_INTRODUCTION = 'Tell us what you drive and what day suits you. No work and no charges without your OK.'
const PARTS_INTRODUCTION = 'Tell us what you need and what it’s for. We’ll make sure it fits before you pay.'
const CAREERS_INTRODUCTION = 'No role listed? Send us your details anyway.'
const FLEET_INTRODUCTION =
  'Two utes or twenty: one contact, one written price, and vehicles that arrive ready for work.'

export const LEAD_PAGES: Readonly<Record<LeadPageName, LeadPageWords>> = {
  finance: {
    category: 'Finance Enquiry',
    form: 'finance-enquiry',
    carForm: 'vehicle-finance',
    heading: 'Finance',
    introduction: FINANCE_INTRODUCTION,
    introductionWithoutCar: FINANCE_INTRODUCTION,
    formHeading: 'Ask about finance',
    anchor: 'finance-form',
    submitLabel: 'Send finance enquiry',
    stepsHeading: 'How finance works here',
    steps: [
      'You send this form. It is an enquiry, not an application for credit.',
      'Our finance specialist will call to talk through the amount, deposit and term.',
      'You get the rate, the fees and every repayment in writing before you decide.',
      'If it suits you, we’ll help you apply. The lender decides.',
    ],
    notes: {
      heading: 'What you’ll need',
      lines: [
        'Your driver {licence}',
        'Two recent payslips, or your last tax return if you work for yourself',
        'Your usual monthly income, expenses and debts',
        'Details of your trade-in, if you have one',
      ],
    },
  },
  contact: {
    category: 'General Enquiry',
    form: 'general-enquiry',
    carForm: null,
    heading: 'Contact us',
    introduction: CONTACT_INTRODUCTION,
    introductionWithoutCar: CONTACT_INTRODUCTION,
    formHeading: 'Send us a message',
    anchor: CONTACT_FORM,
    submitLabel: 'Send message',
    stepsHeading: 'What happens next',
    steps: null,
    notes: null,
  },
  'test-drive': {
    category: 'Test Drive',
    form: 'test-drive',
    carForm: 'vehicle-test-drive',
    heading: 'Book a test drive',
    introduction: 'Tell us when suits you and we’ll have this {vehicle} ready.',
    introductionWithoutCar: 'Tell us which {vehicle} you would like to drive, and when suits you.',
    formHeading: 'Your test drive',
    anchor: 'test-drive-form',
    submitLabel: 'Request a test drive',
    stepsHeading: 'What happens next',
    steps: null,
    notes: null,
  },
  'trade-in': {
    category: 'Trade-In Enquiry',
    form: 'trade-in',
    carForm: 'vehicle-trade-in',
    heading: 'Trade in your {vehicle}',
    introduction: 'Tell us about your {vehicle} and we’ll work out what it takes off the price of this one.',
    introductionWithoutCar:
      'Tell us about your {vehicle}. We’ll give you a fair price and show how we got there, whether or not you buy from us.',
    formHeading: 'Your trade-in',
    anchor: 'trade-in-form',
    submitLabel: 'Get my trade-in price',
    stepsHeading: 'How a trade-in works here',
    steps: [
      'Tell us about it. It takes two minutes, and you can add photos afterwards.',
      'We’ll compare recent sales and call you with a price range.',
      'Bring it in, we’ll inspect it together, and you get the price in writing.',
      'Put it towards your next one, or just take the cash. No pressure.',
    ],
    notes: {
      heading: 'What helps your price',
      lines: [
        'Full logbook service history',
        'Both keys',
        'Receipts for {tyre}s, brakes and bigger repairs',
        'Any dents or warning lights',
      ],
    },
  },
  service: {
    category: 'Service Booking',
    form: 'service',
    carForm: null,
    heading: 'Book a service',
    introduction: SERVICE_INTRODUCTION,
    introductionWithoutCar: SERVICE_INTRODUCTION,
    formHeading: 'Your booking',
    anchor: 'service-form',
    submitLabel: 'Request a booking',
    stepsHeading: 'What happens next',
    steps: [
      'We’ll find a booking on or near your preferred day.',
      'We’ll call to confirm the day, the work and the cost.',
      'We’ll call before doing any extra work.',
    ],
    notes: {
      heading: 'What to bring',
      lines: ['Your service logbook', 'The locking wheel nut key, if there is one', 'A number we can reach you on'],
    },
  },
  parts: {
    category: 'Parts Enquiry',
    form: 'parts',
    carForm: null,
    heading: 'Ask about a part',
    introduction: PARTS_INTRODUCTION,
    introductionWithoutCar: PARTS_INTRODUCTION,
    formHeading: 'Your part',
    anchor: 'parts-form',
    submitLabel: 'Send parts enquiry',
    stepsHeading: 'What happens next',
    steps: [
      'We’ll check the part fits your vehicle, by its part number or your rego.',
      'We’ll call or email you with the price and availability.',
      'Pick it up from the counter, or have us fit it.',
    ],
    notes: null,
  },
  careers: {
    category: 'Careers Enquiry',
    form: 'careers',
    carForm: null,
    heading: 'Work with us',
    introduction: CAREERS_INTRODUCTION,
    introductionWithoutCar: CAREERS_INTRODUCTION,
    formHeading: 'Tell us about yourself',
    anchor: 'careers-form',
    submitLabel: 'Send my details',
    stepsHeading: 'What happens next',
    steps: [
      'The hiring manager will read your details.',
      'If something suits, now or soon, we’ll call you.',
      'We’ll meet, show you around, and decide together.',
    ],
    notes: {
      heading: 'Who we often look for',
      lines: ['Technicians and apprentices', 'Sales consultants', 'Detailers and drivers', 'Customer service'],
    },
  },
  fleet: {
    category: 'Fleet Enquiry',
    form: 'fleet',
    carForm: null,
    heading: 'Fleet and business',
    introduction: FLEET_INTRODUCTION,
    introductionWithoutCar: FLEET_INTRODUCTION,
    formHeading: 'What your business needs',
    anchor: 'fleet-form',
    submitLabel: 'Send fleet enquiry',
    stepsHeading: 'How we work with businesses',
    steps: [
      'One contact looks after you, from first call to last handover.',
      'You get one price for the lot, in writing, with delivery dates.',
      'We deliver to your yard or your drivers, registered and ready.',
    ],
    notes: {
      heading: 'What you’ll need',
      lines: ['Your {businessNumber}', 'How many vehicles, and by when', 'What they carry, tow and cover in a year'],
    },
  },
}

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
    stepsHeading: own.stepsHeading ?? words.stepsHeading,
    steps: own.steps ?? words.steps,
  }
}

/** ROUTE-4: the texts of the page at a path. /sell-my-car is the trade-in form with texts for selling only. */
export function leadPageWords(name: LeadPageName, path: string): LeadPageWords {
  return path === SELL_PATH ? SELLING : LEAD_PAGES[name]
}

const SELLING: LeadPageWords = {
  ...LEAD_PAGES['trade-in'],
  carForm: null,
  heading: 'Sell your {vehicle}',
  introductionWithoutCar:
    'Tell us about your {vehicle} and we’ll call you with a price. You don’t have to buy anything from us.',
  formHeading: 'Your {vehicle}’s details',
  submitLabel: 'Ask for a price',
  stepsHeading: 'How selling to us works',
  steps: [
    'Tell us about it. It takes two minutes, and you can add photos afterwards.',
    'We’ll compare recent sales and call you with a price range.',
    'Bring it in, we’ll inspect it together, and you get the price in writing.',
    'If you’re happy, we pay by bank transfer. If not, just take it home.',
  ],
  notes: LEAD_PAGES['trade-in'].notes && { ...LEAD_PAGES['trade-in'].notes, heading: 'What helps your price' },
}
