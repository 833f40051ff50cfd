import type { Car, CarSummary } from './car.ts'
import { CAR_FIELDS } from './car-fields.ts'
import { fieldsMarked, withoutFields } from './field.ts'

/** The fields of a car that a listing needs: all but those for the vehicle page alone. */
export function carSummary(car: Car): CarSummary {
  const { previews, picture_texts, ...kept } = withoutFields(car, ON_PAGE)
  return {
    ...kept,
    ...ofMain(car),
    image_count: car.images.length,
    ancap: ancap(car),
    cylinders: car.variant.cylinders,
  }
}

const ON_PAGE = fieldsMarked(CAR_FIELDS, 'onPage')

/** A card shows only the main picture, so only its preview and text stay. */
function ofMain({ primary_image_url: main, previews, picture_texts }: Car): Pick<Car, 'previews' | 'picture_texts'> {
  const preview = main === null ? undefined : previews?.[main]
  const text = main === null ? undefined : picture_texts?.[main]
  return {
    ...(main !== null && preview !== undefined && { previews: { [main]: preview } }),
    ...(main !== null && text !== undefined && { picture_texts: { [main]: text } }),
  }
}

/** A star rating needs its year, because older ratings come from easier tests (standards.md 4.5). */
export function ancap({ variant }: Pick<Car, 'variant'>): { readonly stars: number; readonly year: number } | null {
  const { ancaprating: stars, ancap_year: year } = variant
  return stars === null || year === null ? null : { stars, year }
}
