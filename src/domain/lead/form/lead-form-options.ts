import * as words from '#words/field.ts'
import type { Choice } from '../../form/field-description.ts'
import { visibleLocations } from '../../location/shown-locations.ts'
import { ALL_REQUIRED, type ContactAsking } from '../../person/contact-names.ts'
import type { RegionCode } from '../../region.ts'
import { inWordsOf, REGIONS } from '../../region.ts'
import type { LeadCategory } from '../category.ts'
import type { FieldWords } from './field-words.ts'

/**
 * What a form needs from its site. It is sent to the browser, where the same schema runs, so it contains nothing
 * private, such as the addresses that receive leads.
 */
export interface LeadFormOptions {
  readonly region: RegionCode
  readonly messageRequired: boolean
  readonly optInText: string
  /** FORM-5: whether the marketing checkbox is ticked by default; true if absent. */
  readonly optInTicked?: boolean
  /** B11: how the forms ask for the visitor's details; all required if absent. */
  readonly contactFields?: ContactAsking
  /** The site's own labels, hints and errors; ours if absent. */
  readonly fieldWords?: readonly FieldWords[]
  readonly askRego: boolean
  readonly askTradeIn: boolean
  readonly askContactMethod: boolean
  readonly askFinance: boolean
  readonly requireTerms: boolean
  readonly askDealership: boolean
  readonly dealerships: readonly Choice[]
  readonly locations: readonly PlaceChoice[]
  /** 'Department' if the locations are departments at one address. */
  readonly locationPrompt: typeof words.selectLocation | typeof words.selectDepartment
  readonly categories: readonly LeadCategory[]
  /**
   * FORM-14: how many days ahead a test drive can be booked; null if the site takes no bookings and the time is only a
   * wish.
   */
  readonly bookingDays: number | null
  /** The dealer's time zone: 'Australia/Brisbane'. */
  readonly timezone: string
  /** FORM-8: services that can be booked. */
  readonly services: readonly string[]
  /** How 'Do You Have A Trade-In?' is shown; as radio buttons if absent. */
  readonly tradeInAs?: 'radio' | 'select' | undefined
  /** FORM-15: states of registration, and the default; empty in countries without states. */
  readonly states: readonly string[]
  readonly defaultState: string
}

/** A location with its departments. */
export interface PlaceChoice extends Choice {
  readonly types: readonly string[]
  /** Accepted from its own page or its car, and in no list (P-8); absent if it is in the lists. */
  readonly isHidden?: boolean
}

/** Site fields that the forms depend on. A `Site` is one. */
export interface LeadFormSite {
  readonly region: RegionCode
  readonly leads: Pick<
    LeadFormOptions,
    | 'messageRequired'
    | 'optInText'
    | 'optInTicked'
    | 'contactFields'
    | 'askRego'
    | 'askTradeIn'
    | 'askContactMethod'
    | 'askFinance'
    | 'requireTerms'
    | 'askDealership'
    | 'services'
    | 'tradeInAs'
    | 'defaultState'
  > & { readonly fields?: readonly FieldWords[] }
  readonly appointments: { readonly booking: boolean; readonly daysAhead: number }
  readonly timezone: string
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[]
  readonly locations: readonly {
    readonly id: string
    readonly name: string
    readonly types: readonly string[]
    readonly visible?: boolean
  }[]
}

/** FORM-4, FORM-6: which questions a site's forms ask, and their options. */
export function leadFormOptions(site: LeadFormSite): LeadFormOptions {
  const { messageRequired, optInText, askRego, askTradeIn, askContactMethod, askFinance } = site.leads
  const {
    requireTerms,
    optInTicked = true,
    contactFields = ALL_REQUIRED,
    askDealership,
    services,
    defaultState,
    tradeInAs,
    fields = [],
  } = site.leads
  const { booking, daysAhead } = site.appointments
  const { states } = REGIONS[site.region]
  const salesPlaces = visibleLocations(site.locations).filter(({ types }) => types.includes('sales')).length
  return {
    region: site.region,
    messageRequired,
    optInText,
    optInTicked,
    contactFields,
    // Absent without words: pages of sites that keep ours carry nothing more.
    ...(fields.length > 0 ? { fieldWords: fields } : {}),
    askRego,
    askTradeIn,
    tradeInAs,
    askContactMethod,
    askFinance,
    requireTerms,
    askDealership,
    dealerships: site.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
    locations: site.locations.map(({ id, name, types, visible }) => ({
      value: id,
      label: name,
      types,
      ...(visible === false ? { isHidden: true } : {}),
    })),
    locationPrompt: salesPlaces > 1 ? words.selectLocation : words.selectDepartment,
    categories: GENERAL_CATEGORIES,
    bookingDays: booking ? daysAhead : null,
    timezone: site.timezone,
    services: services.map((service) => inWordsOf(site.region, service)),
    states,
    defaultState: states.find((state) => state.toLowerCase() === defaultState.toLowerCase()) ?? '',
  }
}

/**
 * FORM-4, ROUTE-8: the form options once the visitor has named a location. The location implies the dealership, so a
 * location's own page does not ask for it.
 */
export function optionsOfAnswer(
  options: LeadFormOptions,
  input: { readonly location_id?: unknown; readonly dealership_slug?: unknown },
): LeadFormOptions {
  const isNamed = input.location_id && !input.dealership_slug && options.locations.length > 1
  if (!isNamed) return options
  // P-8: a hidden location's own page offers it too.
  const locations = options.locations.map((each) => (each.value === input.location_id ? shown(each) : each))
  return { ...options, askDealership: false, locations }
}

function shown({ isHidden: _, ...place }: PlaceChoice): PlaceChoice {
  return place
}

// Categories for visitors without a car in mind. Test drives and enquiries about a vehicle start on the vehicle page.
const GENERAL_CATEGORIES: readonly LeadCategory[] = [
  'General Enquiry',
  'Finance Enquiry',
  'Trade-In Enquiry',
  'Service Booking',
  'Parts Enquiry',
  'Careers Enquiry',
  'Fleet Enquiry',
]
