import type { LeadCategory } from './category.ts'

/** The pages that are a form with a few words around it (ROUTE-7, ROUTE-8). */
export type LeadPageName = 'finance' | 'contact' | 'test-drive'

/** Which page stands at an address; a location's own page stands below '/contact-us/'. */
export const LEAD_PAGE_PATHS: Readonly<Record<string, LeadPageName>> = {
  '/finance': 'finance',
  '/finance-enquiry': 'finance',
  '/apply-for-finance': 'finance',
  '/finance-pre-approval': 'finance',
  '/personalised/finance': 'finance',
  '/contact': 'contact',
  '/contact-us': 'contact',
  '/book-test-drive': 'test-drive',
}

/** What a page says; `{vehicle}` is the site's word for what it sells. */
export interface LeadPageWords {
  readonly category: LeadCategory
  readonly heading: string
  readonly introduction: string
  /** Instead, where the page is about no car. */
  readonly introductionWithoutCar: string
  readonly formHeading: string
  /** The id of the form's place on the page, which links end in. */
  readonly anchor: string
  readonly submitLabel: string
  readonly stepsHeading: string
  /** In the order in which they happen; null: those of `nextSteps` for the category. */
  readonly steps: readonly string[] | null
  readonly notes: { readonly heading: string; readonly lines: readonly string[] } | null
}

const FINANCE_INTRODUCTION =
  'Tell us what you have in mind, and our finance specialist will go through the figures with you. Asking costs nothing and binds you to nothing.'
const CONTACT_INTRODUCTION =
  'Ask us anything: about a {vehicle} you have seen, a service, a part, or the one you would like to trade in.'

export const LEAD_PAGES: Readonly<Record<LeadPageName, LeadPageWords>> = {
  finance: {
    category: 'Finance Enquiry',
    heading: 'Finance',
    introduction: FINANCE_INTRODUCTION,
    introductionWithoutCar: FINANCE_INTRODUCTION,
    formHeading: 'Ask about finance',
    anchor: 'finance-form',
    submitLabel: 'Send finance enquiry',
    stepsHeading: 'How finance works here',
    steps: [
      'You send this form. It is an enquiry, not an application for credit.',
      'Our finance specialist calls you to talk through amount, deposit and term.',
      'You get the rate, the fees and every repayment in writing before you decide.',
      'If it suits you, we help you apply, and the lender decides.',
    ],
    notes: {
      heading: 'Good to have at hand',
      lines: [
        'Your driver licence',
        'Two recent payslips, or your last tax return if you work for yourself',
        'What you earn, spend and owe in a usual month',
        'What you would trade in, if anything',
      ],
    },
  },
  contact: {
    category: 'General Enquiry',
    heading: 'Contact us',
    introduction: CONTACT_INTRODUCTION,
    introductionWithoutCar: CONTACT_INTRODUCTION,
    formHeading: 'Send us a message',
    anchor: 'contact-form',
    submitLabel: 'Send message',
    stepsHeading: 'What happens next',
    steps: null,
    notes: null,
  },
  'test-drive': {
    category: 'Test Drive',
    heading: 'Book a test drive',
    introduction: 'Tell us when it suits you, and we will have this {vehicle} ready.',
    introductionWithoutCar: 'Tell us which {vehicle} you would like to drive, and when it suits you.',
    formHeading: 'Your test drive',
    anchor: 'test-drive-form',
    submitLabel: 'Request a test drive',
    stepsHeading: 'What happens next',
    steps: null,
    notes: null,
  },
}
