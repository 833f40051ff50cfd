import type { Car } from '#domain/car/car.ts'
import type { CarStatus, CarType } from '#domain/car/vocabulary.ts'
import { cleanLine } from '../form/clean-text.ts'
import { type LeadCategory, storedCategory } from './category.ts'
import type { LeadForm } from './form/lead-form.ts'

/**
 * FORM-8: the content of a lead, with the field names that dealers' systems know. It is stored unchanged. The car may
 * change or be sold before staff read the lead, so it includes a copy of what the visitor saw (`vehicle`).
 */
export interface LeadPayload {
  readonly category: LeadCategory
  readonly subcategory: string | null
  readonly name: string
  readonly last_name: string
  readonly email: string
  /** E.164. */
  readonly phone: string
  readonly postcode: string
  readonly message: string | null
  readonly opt_in: boolean
  readonly trade_in: 'Yes' | 'No' | null
  readonly finance: 'Yes' | 'No' | null
  readonly preferred_contact: 'Phone' | 'Email' | 'SMS' | null
  /** FORM-1: preferred time of the test drive: local date and time from the browser's field, or the visitor's words. */
  readonly preferred_time: string | null
  /** FORM-14: the booked slot, in UTC; null if the time is only a wish. */
  readonly appointment: { readonly start: string; readonly end: string } | null
  /** ROUTE-7: the visitor's budget in whole currency units. */
  readonly budget: number | null
  /** Registration number of the visitor's own vehicle. */
  readonly Rego: string | null
  /** Id of the location. */
  readonly location: string | null
  readonly dealership_slug: string | null
  readonly stock_number: string | null
  readonly manufacturer_slug: string | null
  readonly 'Vehicle Make': string | null
  readonly 'Vehicle Model': string | null
  /** The car's type; without a car, the type given by a finance link. */
  readonly car_type: CarType | null
  readonly car_id: string | null
  readonly vehicle_status: CarStatus | null
  readonly car_dealership_id: string | null
  readonly page_id: string | null
  readonly additional_services: readonly string[]
  /** Address of the page with the form. */
  readonly url: string
  readonly source: 'Website'
  readonly user_agent: string | null
  readonly lead_attributes: {
    readonly visited_pages: readonly string[]
    readonly linked_query_params: Readonly<Record<string, string>>
  }
  readonly vehicle: LeadVehicle | null
  /** The vehicle that the visitor wants to trade in. */
  readonly trade_in_vehicle: TradeInVehicle | null
  /** The visitor's own vehicle, in service and parts enquiries. */
  readonly own_vehicle: TradeInVehicle | null
  /** In fleet enquiries. */
  readonly company: string | null
  /** TRADE-1: the valuation that the website showed; only in leads created from one. */
  readonly valuation?: LeadValuation
  /** TRADE-1: set when the visitor has accepted the offer. */
  readonly form_completed?: boolean
  readonly offer_accepted?: boolean
  /** RESERVE-5: the paid deposit; absent in leads without a reservation. */
  readonly reservation?: LeadReservation
}

/** A valuation, for the dealer. */
export interface LeadValuation {
  /** Whole currency units. Null if the website showed no figure; `note` gives the reason. */
  readonly estimate: {
    readonly low: number
    readonly mid: number
    readonly high: number
    readonly comparables: number
  } | null
  readonly source: 'stock' | 'autograb' | 'redbook'
  /** 'Condition: Good' */
  readonly answers: readonly string[]
  readonly note: string | null
}

/** A paid deposit. Instants in UTC. */
export interface LeadReservation {
  readonly id: string
  /** Whole currency units. */
  readonly amount: number
  readonly paid_at: string
  /** Null if the payment came too late for the car and is refunded. */
  readonly held_until: string | null
}

/** The visitor's description of their own vehicle. */
export interface TradeInVehicle {
  readonly year: number | null
  readonly make: string
  readonly model: string
  /** Odometer reading, in the region's unit. */
  readonly km: number | null
  /** With the state: '123ABC (QLD)'. */
  readonly registration: string | null
}

/** The car as it was when the lead was sent. */
export interface LeadVehicle {
  readonly title: string
  readonly year: number | null
  /** Badge and series. */
  readonly trim: string | null
  readonly body: string | null
  readonly doors: number | null
  readonly transmission: string | null
  readonly price_type: string | null
  readonly colour: string | null
  readonly km: number | null
  /** Whole currency units. */
  readonly price: number | null
  readonly vin: string | null
  readonly registration: string | null
  readonly url: string
}

/** What the server knows about the request that sent the lead. */
export interface LeadVisit {
  /** The site's origin, such as 'https://cars.example'; the links in the dealer's mail begin with it. */
  readonly origin: string
  /** The page with the form, as sent by the browser. Used only if it is a path of this site. */
  readonly path: string
  readonly pageId: string | null
  readonly userAgent: string | null
  /** FORM-14: the booked slot. */
  readonly booked?: { readonly start: Date; readonly end: Date } | null
  /** TRADE-1: the valuation that the lead was created from, with its vehicle. */
  readonly valued?: { readonly vehicle: TradeInVehicle; readonly valuation: LeadValuation } | null
}

/** FORM-8, FORM-9: creates the lead from a valid form. `place` is its location and dealership (lead-destination.ts). */
export function leadPayload(form: LeadForm, car: Car | null, place: LeadPlace, visit: LeadVisit): LeadPayload {
  const own = visit.valued?.vehicle ?? ownVehicle(form)
  const isTradeIn = form.category === 'Trade-In Enquiry' || form.trade_in === 'Yes'
  const served = isTradeIn || form.trade_in === 'No' ? null : own
  return {
    ...storedCategory(form.category),
    name: form.name,
    last_name: form.last_name,
    email: form.email,
    phone: form.phone,
    postcode: form.postcode,
    message: [form.fixed_text, form.message].filter((part) => part !== null).join('\n\n') || null,
    opt_in: form.opt_in,
    trade_in: form.trade_in,
    finance: form.finance,
    preferred_contact: form.preferred_contact,
    preferred_time: form.preferred_time,
    appointment: visit.booked ? { start: visit.booked.start.toISOString(), end: visit.booked.end.toISOString() } : null,
    budget: form.budget,
    Rego: form.rego,
    location: place.locationId,
    dealership_slug: place.dealershipSlug,
    stock_number: car?.stocknum ?? null,
    manufacturer_slug: car ? slugOf(car.make) : null,
    'Vehicle Make': car?.make ?? served?.make ?? null,
    'Vehicle Model': car?.model ?? served?.model ?? null,
    car_type: car?.car_type ?? form.car_type,
    car_id: car?.id ?? null,
    vehicle_status: car?.status ?? null,
    car_dealership_id: car?.dealership_id ?? place.dealershipId,
    page_id: visit.pageId,
    additional_services: form.additional_services,
    url: addressOf(visit.path, visit.origin),
    source: 'Website',
    user_agent: visit.userAgent === null ? null : cleanLine(visit.userAgent).slice(0, USER_AGENT_LENGTH),
    lead_attributes: { visited_pages: form.visited_pages, linked_query_params: form.linked_query_params },
    vehicle: car ? vehicleOf(car, visit.origin) : null,
    trade_in_vehicle: isTradeIn ? own : null,
    own_vehicle: served,
    company: form.company,
    ...(visit.valued ? { valuation: visit.valued.valuation } : {}),
  }
}

/** The location and dealership that a lead belongs to. */
export interface LeadPlace {
  readonly locationId: string | null
  readonly dealershipSlug: string | null
  readonly dealershipId: string | null
}

const USER_AGENT_LENGTH = 500

/** The visitor's description of their own vehicle; null if both make and model are empty. */
function ownVehicle(form: LeadForm): TradeInVehicle | null {
  const { own_make: make, own_model: model, own_year: year, own_odometer: km, rego, rego_state: state } = form
  if (make === null && model === null) return null
  const registration = rego === null || state === null ? rego : `${rego} (${state})`
  // ADF requires both names (FIELD-1).
  return { year, make: make ?? 'Unspecified', model: model ?? 'Unspecified', km, registration }
}

function vehicleOf(car: Car, origin: string): LeadVehicle {
  return {
    title: [car.year, car.make, car.model, car.badge, car.series]
      .filter((part) => part !== null && part !== '')
      .join(' '),
    year: car.year,
    trim: [car.badge, car.series].filter(Boolean).join(' ') || null,
    body: car.body ?? car.simple_body,
    doors: car.doors,
    transmission: car.trans ?? car.simple_transmission,
    price_type: car.price_type,
    colour: car.colour,
    km: car.km,
    price: car.offer_price ?? car.price,
    vin: car.vin,
    registration: car.regplate,
    url: addressOf(`/cars/${encodeURIComponent(car.slug)}`, origin),
  }
}

/** Restricted to this site, because it becomes a link in the dealer's mail. */
function addressOf(path: string, origin: string): string {
  const home = new URL(origin)
  if (!URL.canParse(path, home)) return home.href
  const address = new URL(path, home)
  return address.origin === home.origin ? address.href : home.href
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
