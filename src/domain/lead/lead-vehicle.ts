import type { Car } from '../car/car.ts'
import { carTrim, fullName, fullTitle } from '../car/car-title.ts'
import { type FieldValues, fieldValues, type LeadField, type LeadOutput } from './lead-field.ts'
import { siteAddress } from './site-address.ts'

/** A car and the origin of its site. */
interface CarSource {
  readonly car: Car
  readonly origin: string
}

/** The car as it was when the lead was sent, one row per field. */
export const LEAD_VEHICLE_FIELDS = {
  title: field(({ car }) => fullName(car), ['mail', 'adf', 'csv']),
  /** The title as pages show it, without factory codes; absent if it is the same. */
  shown_title: field(({ car }) => (fullTitle(car) === fullName(car) ? undefined : fullTitle(car)), []),
  year: field(({ car }) => car.year, ['adf']),
  /** Badge and series. */
  trim: field(({ car }) => carTrim(car) || null, ['adf']),
  body: field(({ car }): string | null => car.body ?? car.simple_body, ['adf']),
  doors: field(({ car }) => car.doors, ['adf']),
  transmission: field(({ car }): string | null => car.trans ?? car.simple_transmission, ['adf']),
  price_type: field(({ car }): string | null => car.price_type, ['mail', 'adf']),
  colour: field(({ car }) => car.colour, ['mail', 'adf']),
  km: field(({ car }) => car.km, ['mail', 'adf']),
  /** Whole currency units. */
  price: field(({ car }) => car.offer_price ?? car.price, ['mail', 'adf']),
  vin: field(({ car }) => car.vin, ['mail', 'adf']),
  /** A7: of a car without a VIN. */
  frame_number: field(({ car }) => car.frame_number, ['mail', 'adf']),
  registration: field(({ car }) => car.regplate, ['mail', 'adf']),
  url: field(({ car, origin }) => siteAddress(`/cars/${encodeURIComponent(car.slug)}`, origin), ['mail', 'adf']),
} as const

export interface LeadVehicle extends FieldValues<typeof LEAD_VEHICLE_FIELDS> {}

/** Copies what the visitor saw of a car. */
export function leadVehicle(source: CarSource): LeadVehicle {
  return fieldValues(LEAD_VEHICLE_FIELDS, source)
}

/** CARD-1: the car's title in what a buyer reads; staff, feeds and JSON have `title`. */
export function shownTitle({ title, shown_title }: Pick<LeadVehicle, 'title' | 'shown_title'>): string {
  return shown_title ?? title
}

function field<Value>(from: (source: CarSource) => Value, shownIn: readonly LeadOutput[]): LeadField<CarSource, Value> {
  return { from, shownIn }
}
