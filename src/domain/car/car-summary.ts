import type { Car, CarSummary } from './car.ts'
import { CAR_FIELDS } from './car-fields.ts'
import { fieldsMarked, withoutFields } from './field.ts'

/** The fields of a car that a listing needs: all but those for the vehicle page alone. */
export function carSummary(car: Car): CarSummary {
  const { previews, ...kept } = withoutFields(car, ON_PAGE)
  return { ...kept, ...mainPreview(car), image_count: car.images.length, ancap: ancap(car) }
}

const ON_PAGE = fieldsMarked(CAR_FIELDS, 'onPage')

/** A card shows only the main picture, so only its preview stays. */
function mainPreview({ primary_image_url: main, previews }: Car): Pick<Car, 'previews'> {
  const preview = main === null ? undefined : previews?.[main]
  return main === null || preview === undefined ? {} : { previews: { [main]: preview } }
}

/** A star rating needs its year, because older ratings come from easier tests (standards.md 4.5). */
export function ancap({ variant }: Pick<Car, 'variant'>): { readonly stars: number; readonly year: number } | null {
  const { ancaprating: stars, ancap_year: year } = variant
  return stars === null || year === null ? null : { stars, year }
}
