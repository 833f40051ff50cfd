import type { LeadCategory } from '../category.ts'

/** FORM-1: the forms; those about a car of the site are a row of their own. */
export const LEAD_FORM_KINDS = [
  'general-enquiry',
  'vehicle-enquiry',
  'vehicle-photos',
  'test-drive',
  'vehicle-test-drive',
  'finance-enquiry',
  'vehicle-finance',
  'trade-in',
  'vehicle-trade-in',
  'valuation',
  'vehicle-valuation',
  'service',
  'parts',
  'careers',
  'fleet',
] as const
export type LeadFormKind = (typeof LEAD_FORM_KINDS)[number]

/** What sets the forms apart from each other; the rest is the site's own choice (lead-form-options.ts). */
export interface LeadFormTraits {
  /** What the lead is about unless the visitor chooses. */
  readonly category: LeadCategory
  /** The visitor chooses it (FORM-4); else it is fixed. */
  readonly asksCategory: boolean
  readonly aboutCar: boolean
  /** Whether the form asks which dealership or location is meant; a car's own one answers for a car. */
  readonly place: 'required' | 'offered' | 'known'
  /** It asks for the very location, and not for a dealership that has several. */
  readonly asksLocation: boolean
  /** Only the locations that do this are offered, where there are any; null: all. */
  readonly department: 'sales' | 'service' | 'parts' | null
  /** FORM-1: a wish for day and time, or for a day alone. */
  readonly asksTime: 'time' | 'date' | null
  /** ROUTE-7: what the visitor wants to spend. */
  readonly asksBudget: boolean
  /** FORM-4: required as the site says, or never. */
  readonly message: 'as-site' | 'optional'
  readonly messageHint: string | null
  /** FORM-1: said to the dealer before whatever the visitor writes. */
  readonly fixedText: string | null
  /** The visitor's own vehicle: asked with make, model and year required, or offered, or once they have a trade-in. */
  readonly ownVehicle: 'required' | 'offered' | 'if-trade-in' | null
  /** FORM-8: what else the workshop should do. */
  readonly asksServices: boolean
  readonly asksCompany: boolean
  /** TRADE-1: it is sent with a valuation, which says what vehicle the visitor has. */
  readonly ofValuation: boolean
  /**
   * Its category does not tell it from a plain enquiry: only the form itself says that it is this one. It is about one
   * thing, and asks nothing of what a buyer is asked (FORM-6).
   */
  readonly byName: boolean
}

const ENQUIRY: LeadFormTraits = {
  category: 'General Enquiry',
  asksCategory: true,
  aboutCar: false,
  place: 'required',
  asksLocation: false,
  department: null,
  asksTime: null,
  asksBudget: false,
  message: 'as-site',
  messageHint: null,
  fixedText: null,
  ownVehicle: null,
  asksServices: false,
  asksCompany: false,
  ofValuation: false,
  byName: false,
}
const OF_ITS_OWN: LeadFormTraits = { ...ENQUIRY, asksCategory: false, byName: true }
const ABOUT_CAR = { aboutCar: true, place: 'known', ownVehicle: 'if-trade-in' } as const
const VEHICLE: LeadFormTraits = { ...ENQUIRY, ...ABOUT_CAR, category: 'Vehicle Enquiry', asksCategory: false }
const TEST_DRIVE: LeadFormTraits = {
  ...ENQUIRY,
  category: 'Test Drive',
  asksCategory: false,
  department: 'sales',
  asksTime: 'time',
  message: 'optional',
  ownVehicle: 'if-trade-in',
}
const FINANCE: LeadFormTraits = {
  ...ENQUIRY,
  category: 'Finance Enquiry',
  asksCategory: false,
  asksBudget: true,
  ownVehicle: 'if-trade-in',
}
const TRADE_IN: LeadFormTraits = {
  ...OF_ITS_OWN,
  category: 'Trade-In Enquiry',
  message: 'optional',
  messageHint: 'Its condition, its history, what you would like to drive next.',
  ownVehicle: 'required',
}

const VALUATION: LeadFormTraits = {
  ...TRADE_IN,
  messageHint: 'Extras, recent repairs, what you would like to drive next.',
  ownVehicle: null,
  ofValuation: true,
}

/** FORM-1: one row a form. */
export const LEAD_FORMS: Readonly<Record<LeadFormKind, LeadFormTraits>> = {
  'general-enquiry': ENQUIRY,
  'vehicle-enquiry': VEHICLE,
  'vehicle-photos': {
    ...VEHICLE,
    message: 'optional',
    messageHint: 'What you would like to see closer.',
    fixedText: 'Please send me more photos of this vehicle.',
    ownVehicle: null,
    byName: true,
  },
  'test-drive': TEST_DRIVE,
  'vehicle-test-drive': { ...TEST_DRIVE, ...ABOUT_CAR },
  'finance-enquiry': FINANCE,
  'vehicle-finance': { ...FINANCE, ...ABOUT_CAR, place: 'offered' },
  'trade-in': TRADE_IN,
  'vehicle-trade-in': { ...TRADE_IN, aboutCar: true, place: 'known' },
  valuation: VALUATION,
  'vehicle-valuation': { ...VALUATION, aboutCar: true, place: 'known' },
  service: {
    ...OF_ITS_OWN,
    category: 'Service Booking',
    asksLocation: true,
    department: 'service',
    asksTime: 'date',
    message: 'optional',
    messageHint: 'Noises, lights, anything we should look at.',
    ownVehicle: 'required',
    asksServices: true,
  },
  parts: {
    ...OF_ITS_OWN,
    category: 'Parts Enquiry',
    asksLocation: true,
    department: 'parts',
    messageHint: 'What you need, and its number if you know it.',
    ownVehicle: 'offered',
  },
  careers: {
    ...OF_ITS_OWN,
    category: 'Careers Enquiry',
    asksLocation: true,
    place: 'offered',
    messageHint: 'What you do, what you have done, and when you could begin.',
  },
  fleet: {
    ...OF_ITS_OWN,
    category: 'Fleet Enquiry',
    department: 'sales',
    messageHint: 'How many vehicles, of which kind, and by when.',
    asksCompany: true,
  },
}

/**
 * The form that a lead comes from: the one it names, else by its category; any category without a form of its own is an
 * enquiry, so that a contact form about a service need not name a vehicle.
 */
export function leadFormKind(category: string, aboutCar: boolean, named = ''): LeadFormKind {
  const kinds = LEAD_FORM_KINDS.filter((kind) => LEAD_FORMS[kind].aboutCar === aboutCar)
  return (
    kinds.find((kind) => kind === named) ??
    kinds.find((kind) => LEAD_FORMS[kind].category === category && !LEAD_FORMS[kind].byName) ??
    (aboutCar ? 'vehicle-enquiry' : 'general-enquiry')
  )
}
