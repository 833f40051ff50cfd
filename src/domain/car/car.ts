import type { CAR_FIELDS } from './car-fields.ts'
import type { MarkedNames, ValuesOf } from './field.ts'

/**
 * A stock item as stored: the fields of STOCK-4, typed. Caravans are cars with `item_type: 'caravan'`. Absent values
 * are `null`, never '' or 'null'. Prices are whole currency units of the site's region (dollars), `km` is the odometer
 * in kilometres, instants are ISO 8601 in UTC.
 */
export interface Car extends ValuesOf<typeof CAR_FIELDS> {}

/**
 * The fields of a car that a listing needs. The search engine stores them beside the facets, so that a page needs no
 * other query.
 */
export interface CarSummary extends Omit<Car, MarkedNames<typeof CAR_FIELDS, 'onPage'>> {
  readonly image_count: number
  readonly ancap: null | { readonly stars: number; readonly year: number }
  /** Duty depends on it in Queensland. Absent in a snapshot from before the listing needed it. */
  readonly cylinders?: number | null
}
