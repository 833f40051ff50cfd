import * as words from '#words/field.ts'
import type { LeadCategory } from '../category.ts'

/** FORM-1: the forms. Forms about a car on the site have kinds of their own. */
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

/** What differs between the forms; the rest is up to the site's options (lead-form-options.ts). */
export interface LeadFormTraits {
  /** Category of the lead unless the visitor chooses another. */
  readonly category: LeadCategory
  /** FORM-4: whether the visitor chooses the category; otherwise it is fixed. */
  readonly asksCategory: boolean
  readonly aboutCar: boolean
  /** B12, B13: the errand's own questions, asked before the contact details. */
  readonly asksFirst: readonly string[]
  /** Whether the form asks for dealership and location. 'known': the car's are used. */
  readonly place: 'required' | 'offered' | 'known'
  /** Whether it asks for the location even if the site has several dealerships. */
  readonly asksLocation: boolean
  /** Offers only locations with this department, if there are any; null offers all. */
  readonly department: 'sales' | 'service' | 'parts' | null
  /** FORM-1: asks for a preferred date and time, or for a date only. */
  readonly asksTime: 'time' | 'date' | null
  /** ROUTE-7: whether it asks for a budget. */
  readonly asksBudget: boolean
  /** FORM-4: whether a message is required: as the site's options say, or never. */
  readonly message: 'as-site' | 'optional'
  /** A word of the catalogue. */
  readonly messageHint: string | null
  /** FORM-1: sentence to the dealer, placed before the visitor's message. */
  readonly fixedText: string | null
  /** The visitor's own vehicle: make, model and year are required, optional, or asked only if there is a trade-in. */
  readonly ownVehicle: 'required' | 'offered' | 'if-trade-in' | null
  /** FORM-8: whether it offers extra services for the workshop. */
  readonly asksServices: boolean
  readonly asksCompany: boolean
  /** TRADE-1: the form is sent with a valuation, which describes the visitor's vehicle. */
  readonly ofValuation: boolean
  /**
   * The form cannot be recognised by its category, so the request must name it. Such a form has one purpose and skips
   * the questions for buyers (FORM-6).
   */
  readonly mustBeNamed: boolean
}

const PLACE = ['dealership_slug', 'location_id']
const OWN_VEHICLE = ['own_make', 'own_model', 'own_year', 'own_odometer', 'rego', 'rego_state']

const ENQUIRY: LeadFormTraits = {
  category: 'General Enquiry',
  asksCategory: true,
  aboutCar: false,
  asksFirst: [],
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
  mustBeNamed: false,
}
const OF_ITS_OWN: LeadFormTraits = { ...ENQUIRY, asksCategory: false, mustBeNamed: true }
const ABOUT_CAR = { aboutCar: true, place: 'known', ownVehicle: 'if-trade-in' } as const
const VEHICLE: LeadFormTraits = { ...ENQUIRY, ...ABOUT_CAR, category: 'Vehicle Enquiry', asksCategory: false }
const TEST_DRIVE: LeadFormTraits = {
  ...ENQUIRY,
  category: 'Test Drive',
  asksCategory: false,
  asksFirst: [...PLACE, 'preferred_time'],
  department: 'sales',
  asksTime: 'time',
  message: 'optional',
  ownVehicle: 'if-trade-in',
}
const FINANCE: LeadFormTraits = {
  ...ENQUIRY,
  category: 'Finance Enquiry',
  asksCategory: false,
  asksFirst: ['budget'],
  asksBudget: true,
  ownVehicle: 'if-trade-in',
}
const TRADE_IN: LeadFormTraits = {
  ...OF_ITS_OWN,
  category: 'Trade-In Enquiry',
  asksFirst: OWN_VEHICLE,
  message: 'optional',
  messageHint: words.hintTradeIn,
  ownVehicle: 'required',
}

const VALUATION: LeadFormTraits = {
  ...TRADE_IN,
  messageHint: words.hintValuation,
  ownVehicle: null,
  ofValuation: true,
}

/** FORM-1: one row per form. */
export const LEAD_FORMS: Readonly<Record<LeadFormKind, LeadFormTraits>> = {
  'general-enquiry': ENQUIRY,
  'vehicle-enquiry': VEHICLE,
  'vehicle-photos': {
    ...VEHICLE,
    message: 'optional',
    messageHint: words.hintPhotos,
    fixedText: 'Please send me more photos of this vehicle.',
    ownVehicle: null,
    mustBeNamed: true,
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
    asksFirst: [...PLACE, 'preferred_time', ...OWN_VEHICLE, 'additional_services'],
    asksLocation: true,
    department: 'service',
    asksTime: 'date',
    message: 'optional',
    messageHint: words.hintService,
    ownVehicle: 'required',
    asksServices: true,
  },
  parts: {
    ...OF_ITS_OWN,
    category: 'Parts Enquiry',
    asksFirst: OWN_VEHICLE,
    asksLocation: true,
    department: 'parts',
    messageHint: words.hintParts,
    ownVehicle: 'offered',
  },
  careers: {
    ...OF_ITS_OWN,
    category: 'Careers Enquiry',
    asksLocation: true,
    place: 'offered',
    messageHint: words.hintCareers,
  },
  fleet: {
    ...OF_ITS_OWN,
    category: 'Fleet Enquiry',
    department: 'sales',
    messageHint: words.hintFleet,
    asksCompany: true,
  },
}

/**
 * The form of a lead: the one it names, else the one of its category. A category that needs a named form is treated as
 * an enquiry, so that a general contact form about a service does not require a vehicle.
 */
export function leadFormKind(category: string, aboutCar: boolean, named = ''): LeadFormKind {
  const kinds = LEAD_FORM_KINDS.filter((kind) => LEAD_FORMS[kind].aboutCar === aboutCar)
  return (
    kinds.find((kind) => kind === named) ??
    kinds.find((kind) => LEAD_FORMS[kind].category === category && !LEAD_FORMS[kind].mustBeNamed) ??
    (aboutCar ? 'vehicle-enquiry' : 'general-enquiry')
  )
}
