import type { Car } from '../car/car.ts'
import type { LeadForm } from './form/lead-form.ts'

/** Everything that the fields of a lead are taken from. */
export interface LeadSource {
  readonly form: LeadForm
  /** Null if the lead is not about a car of the site. */
  readonly car: Car | null
  readonly place: LeadPlace
  readonly visit: LeadVisit
}

/** The location and dealership that a lead belongs to (lead-destination.ts). */
export interface LeadPlace {
  readonly locationId: string | null
  readonly dealershipSlug: string | null
  readonly dealershipId: string | null
}

/** What the server knows about the request that sent the lead. */
export interface LeadVisit {
  /** The site's origin, such as 'https://cars.example'; the links in the dealer's mail begin with it. */
  readonly origin: string
  /** The page with the form, as sent by the browser. Used only if it is a path of this site. */
  readonly path: string
  readonly pageId: string | null
  readonly userAgent: string | null
  /** SALES-1: who of the staff wrote the lead down, and where the person came from; absent: the visitor sent it. */
  readonly taken?: { readonly by: string; readonly source: string }
  /** FORM-14: the booked slot. */
  readonly booked?: { readonly start: Date; readonly end: Date; readonly timezone: string } | null
  /** TRADE-1: the valuation that the lead was created from, with its vehicle. */
  readonly valued?: { readonly vehicle: TradeInVehicle; readonly valuation: LeadValuation } | null
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

/** A valuation, for the dealer. */
export interface LeadValuation {
  /** Whole currency units. Null if the website showed no figure; `note` gives the reason. */
  readonly estimate: {
    readonly low: number
    readonly mid: number
    readonly high: number
    readonly comparables: number
    /** What they are, where there are too few of the model: 'mid-size SUVs'. */
    readonly segment?: string
  } | null
  readonly source: 'stock' | 'autograb' | 'redbook'
  /** 'Condition: Good' */
  readonly answers: readonly string[]
  readonly note: string | null
}
