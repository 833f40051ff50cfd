import type { RegionCode } from '../../region.ts'
import { inWordsOf, REGIONS } from '../../region.ts'
import type { LeadCategory } from '../category.ts'

/**
 * What a form must know of its site. It travels to the browser, where the same schema runs, so nothing private is in
 * it: no address that leads go to.
 */
export interface LeadFormOptions {
  readonly region: RegionCode
  readonly messageRequired: boolean
  readonly optInText: string
  /** FORM-5: whether the marketing tick is set beforehand; true when left out. */
  readonly optInTicked?: boolean
  readonly askRego: boolean
  readonly askTradeIn: boolean
  readonly askContactMethod: boolean
  readonly askFinance: boolean
  readonly requireTerms: boolean
  readonly askDealership: boolean
  readonly dealerships: readonly Choice[]
  readonly locations: readonly PlaceChoice[]
  /** Asked when the locations are departments of one place rather than places. */
  readonly locationPrompt: 'Please Select a Dealership Location' | 'Please Select a Department'
  readonly categories: readonly LeadCategory[]
  /** FORM-14: how many days ahead a test drive can be booked; null: a time is only a wish. */
  readonly bookingDays: number | null
  /** The dealer's clock: 'Australia/Brisbane'. */
  readonly timezone: string
  /** FORM-8: what a service can be booked for. */
  readonly services: readonly string[]
  /** How 'Do You Have A Trade-In?' is drawn; as buttons when left out. */
  readonly tradeInAs?: 'radio' | 'select' | undefined
  /** FORM-15: the states that a vehicle may be registered in, and the one to begin with; none outside a federation. */
  readonly states: readonly string[]
  readonly defaultState: string
}

/** A location, and what is done there. */
export interface PlaceChoice extends Choice {
  readonly types: readonly string[]
}

export interface Choice {
  readonly value: string
  readonly label: string
}

/** The part of a site that its forms depend on; a `Site` is one. */
export interface LeadFormSite {
  readonly region: RegionCode
  readonly leads: Pick<
    LeadFormOptions,
    | 'messageRequired'
    | 'optInText'
    | 'optInTicked'
    | 'askRego'
    | 'askTradeIn'
    | 'askContactMethod'
    | 'askFinance'
    | 'requireTerms'
    | 'askDealership'
    | 'services'
    | 'tradeInAs'
    | 'defaultState'
  >
  readonly appointments: { readonly booking: boolean; readonly daysAhead: number }
  readonly timezone: string
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
  readonly locations: readonly { readonly id: string; readonly name: string; readonly types: readonly string[] }[]
}

/** FORM-4, FORM-6: which questions a site's forms ask and what they offer. */
export function leadFormOptions(site: LeadFormSite): LeadFormOptions {
  const { messageRequired, optInText, askRego, askTradeIn, askContactMethod, askFinance } = site.leads
  const { requireTerms, optInTicked = true, askDealership, services, defaultState, tradeInAs } = site.leads
  const { booking, daysAhead } = site.appointments
  const { states } = REGIONS[site.region]
  const salesPlaces = site.locations.filter((location) => location.types.includes('sales')).length
  return {
    region: site.region,
    messageRequired,
    optInText,
    optInTicked,
    askRego,
    askTradeIn,
    tradeInAs,
    askContactMethod,
    askFinance,
    requireTerms,
    askDealership,
    dealerships: site.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
    locations: site.locations.map(({ id, name, types }) => ({ value: id, label: name, types })),
    locationPrompt: salesPlaces > 1 ? 'Please Select a Dealership Location' : 'Please Select a Department',
    categories: GENERAL_CATEGORIES,
    bookingDays: booking ? daysAhead : null,
    timezone: site.timezone,
    services: services.map((service) => inWordsOf(site.region, service)),
    states,
    defaultState: states.find((state) => state.toLowerCase() === defaultState.toLowerCase()) ?? '',
  }
}

/**
 * The questions that are left once a visitor has named the location: it says which dealership is meant, so that a
 * location's own page asks for the location alone (FORM-4, ROUTE-8).
 */
export function optionsOfAnswer(
  options: LeadFormOptions,
  input: { readonly location_id?: unknown; readonly dealership_slug?: unknown },
): LeadFormOptions {
  const isNamed = input.location_id && !input.dealership_slug && options.locations.length > 1
  return isNamed ? { ...options, askDealership: false } : options
}

// Those that a visitor without a car may choose; a test drive or an enquiry about a vehicle starts at the vehicle.
const GENERAL_CATEGORIES: readonly LeadCategory[] = [
  'General Enquiry',
  'Finance Enquiry',
  'Trade-In Enquiry',
  'Service Booking',
  'Parts Enquiry',
  'Careers Enquiry',
  'Fleet Enquiry',
]
