import type { LeadCategory } from './category.ts'

/** The forms so far (FORM-1): an enquiry, a test drive, finance; each about a car of the site or about none. */
export type LeadFormKind =
  | 'general-enquiry'
  | 'vehicle-enquiry'
  | 'test-drive'
  | 'vehicle-test-drive'
  | 'finance-enquiry'
  | 'vehicle-finance'

/** What sets the forms apart from each other; the rest is the site's own choice (lead-form-options.ts). */
export interface LeadFormTraits {
  /** What the lead is about unless the visitor chooses. */
  readonly category: LeadCategory
  /** The visitor chooses it (FORM-4); else it is fixed. */
  readonly asksCategory: boolean
  readonly aboutCar: boolean
  /** Whether the form asks which dealership or location is meant; a car's own one answers for a car. */
  readonly place: 'required' | 'offered' | 'known'
  /** FORM-1: a wish for day and time; the message is optional then. */
  readonly asksTime: boolean
  /** ROUTE-7: what the visitor wants to spend. */
  readonly asksBudget: boolean
}

const ENQUIRY: LeadFormTraits = {
  category: 'General Enquiry',
  asksCategory: true,
  aboutCar: false,
  place: 'required',
  asksTime: false,
  asksBudget: false,
}
const TEST_DRIVE: LeadFormTraits = { ...ENQUIRY, category: 'Test Drive', asksCategory: false, asksTime: true }
const FINANCE: LeadFormTraits = { ...ENQUIRY, category: 'Finance Enquiry', asksCategory: false, asksBudget: true }

export const LEAD_FORMS: Readonly<Record<LeadFormKind, LeadFormTraits>> = {
  'general-enquiry': ENQUIRY,
  'vehicle-enquiry': {
    ...ENQUIRY,
    category: 'Vehicle Enquiry',
    asksCategory: false,
    aboutCar: true,
    place: 'known',
  },
  'test-drive': TEST_DRIVE,
  'vehicle-test-drive': { ...TEST_DRIVE, aboutCar: true, place: 'known' },
  'finance-enquiry': FINANCE,
  'vehicle-finance': { ...FINANCE, aboutCar: true, place: 'offered' },
}

/** The form that a lead of this category comes from; any category without a form of its own is an enquiry. */
export function leadFormKind(category: string, aboutCar: boolean): LeadFormKind {
  const own = KINDS.find((kind) => LEAD_FORMS[kind].category === category && LEAD_FORMS[kind].aboutCar === aboutCar)
  return own ?? (aboutCar ? 'vehicle-enquiry' : 'general-enquiry')
}

const KINDS: readonly LeadFormKind[] = [
  'general-enquiry',
  'vehicle-enquiry',
  'test-drive',
  'vehicle-test-drive',
  'finance-enquiry',
  'vehicle-finance',
]
