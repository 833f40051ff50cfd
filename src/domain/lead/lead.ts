import type { Car, CarStatus, CarType } from '#domain/car/car.ts'
import { type LeadCategory, storedCategory } from './category.ts'
import { cleanLine } from './form/clean-text.ts'
import type { LeadForm } from './form/lead-form.ts'

/**
 * FORM-8: what a lead says, under the names that dealers' systems know. Kept whole as it was sent: the car may be sold,
 * changed or gone when someone reads it, so what the visitor saw of it is here too (`vehicle`).
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
  /** FORM-1: when the visitor would like to drive: a local date and time as the browser writes it, or their words. */
  readonly preferred_time: string | null
  /** FORM-14: the time that is booked for them, instants in UTC; null where a time is only a wish. */
  readonly appointment: { readonly start: string; readonly end: string } | null
  /** ROUTE-7: what the visitor would like to spend, whole currency units. */
  readonly budget: number | null
  /** The registration number of the visitor's own car. */
  readonly Rego: string | null
  /** The location's id. */
  readonly location: string | null
  readonly dealership_slug: string | null
  readonly stock_number: string | null
  readonly manufacturer_slug: string | null
  readonly 'Vehicle Make': string | null
  readonly 'Vehicle Model': string | null
  /** The car's; without a car, what a finance link said that the visitor looks for. */
  readonly car_type: CarType | null
  readonly car_id: string | null
  readonly vehicle_status: CarStatus | null
  readonly car_dealership_id: string | null
  readonly page_id: string | null
  readonly additional_services: readonly string[]
  /** The page that the form stood on. */
  readonly url: string
  readonly source: 'Website'
  readonly user_agent: string | null
  readonly lead_attributes: {
    readonly visited_pages: readonly string[]
    readonly linked_query_params: Readonly<Record<string, string>>
  }
  readonly vehicle: LeadVehicle | null
  /** The visitor's own vehicle, where they would trade it in. */
  readonly trade_in_vehicle: TradeInVehicle | null
  /** The visitor's own vehicle, where it needs a service or a part. */
  readonly own_vehicle: TradeInVehicle | null
  /** Of a fleet's enquiry. */
  readonly company: string | null
  /** TRADE-1: what the website said of the visitor's vehicle; only with a lead that was made of a valuation. */
  readonly valuation?: LeadValuation
  /** TRADE-1: of a lead whose offer was accepted, as the dealers' systems know it. */
  readonly form_completed?: boolean
  readonly offer_accepted?: boolean
  /** RESERVE-5: the deposit that was paid; left out of a lead that is none of a reservation. */
  readonly reservation?: LeadReservation
}

/** A valuation as a dealer reads it. */
export interface LeadValuation {
  /** Whole currency units; null: there was no figure online, and `note` says why. */
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

/** A deposit that was paid. Instants in UTC. */
export interface LeadReservation {
  readonly id: string
  /** Whole currency units. */
  readonly amount: number
  readonly paid_at: string
  /** Null where it came too late for the car, and goes back. */
  readonly held_until: string | null
}

/** What a visitor says of their own vehicle. */
export interface TradeInVehicle {
  readonly year: number | null
  readonly make: string
  readonly model: string
  /** What its odometer shows, in the region's own unit. */
  readonly km: number | null
  /** With its state: '123ABC (QLD)'. */
  readonly registration: string | null
}

/** The car as it stood when the lead was made. */
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

/** What the server knows of the request that brought a lead. */
export interface LeadVisit {
  /** The site's own, such as 'https://cars.example': what links in the dealer's mail begin with. */
  readonly origin: string
  /** The page that the form stood on, as the visitor's browser says; believed only where it is a path of this site. */
  readonly path: string
  readonly pageId: string | null
  readonly userAgent: string | null
  /** FORM-14: the time that is booked with the lead. */
  readonly booked?: { readonly start: Date; readonly end: Date } | null
  /** TRADE-1: the valuation that the lead was made of, and its vehicle. */
  readonly valued?: { readonly vehicle: TradeInVehicle; readonly valuation: LeadValuation } | null
}

/** FORM-8, FORM-9: the lead of a checked form. `place` is where it goes (lead-destination.ts). */
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

/** Where a lead belongs inside the site. */
export interface LeadPlace {
  readonly locationId: string | null
  readonly dealershipSlug: string | null
  readonly dealershipId: string | null
}

const USER_AGENT_LENGTH = 500

/** What the visitor said of their own vehicle; null when they named none. */
function ownVehicle(form: LeadForm): TradeInVehicle | null {
  const { own_make: make, own_model: model, own_year: year, own_odometer: km, rego, rego_state: state } = form
  if (make === null && model === null) return null
  const registration = rego === null || state === null ? rego : `${rego} (${state})`
  // A dealer's system wants both names (FIELD-1).
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

/** Never an address elsewhere: it becomes a link in the dealer's mail. */
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
