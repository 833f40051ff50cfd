import type { Car } from '../car/car.ts'
import type { BaseFilterSite } from '../listing/base-filter.ts'
import { deskState } from './desk-state.ts'

type ListedBy = Pick<
  Car,
  'status' | 'sold' | 'reserved' | 'show_on_dealer_website' | 'car_type' | 'item_type' | 'dealership_slug' | 'images'
>

/**
 * K-4: why the website lists a car nowhere although it is for sale (SEARCH-8), as a sentence for the desk; null if it is
 * listed, or staff hid or sold it. A test holds it to `baseFilter`.
 */
export function unlistedReason(car: ListedBy, { dealerships, search }: BaseFilterSite): string | null {
  const state = deskState(car)
  if (state === 'sold' || state === 'hidden') return null
  const { base } = search
  const slugs = base.dealerships.length > 0 ? base.dealerships : dealerships.map(({ slug }) => slug)
  if (!slugs.includes(car.dealership_slug)) return 'Buyers do not see it: the website does not list this dealership.'
  if (!isOneOf(base.carTypes, car.car_type))
    return `Buyers do not see it: the website lists only ${wordsOf(base.carTypes)} stock.`
  if (!isOneOf(base.itemTypes, car.item_type))
    return `Buyers do not see it: the website lists only ${wordsOf(base.itemTypes)}s.`
  if (base.inStockOnly && car.status === 'coming_soon')
    return 'Buyers do not see it: the website leaves out cars that are coming soon.'
  if (car.images.length < base.minimumPhotos) {
    const photos = base.minimumPhotos === 1 ? 'a photo' : `${base.minimumPhotos} photos`
    return `Buyers do not see it: the website lists a car once it has ${photos}.`
  }
  return null
}

function isOneOf(wanted: readonly string[], value: string | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value))
}

function wordsOf(values: readonly string[]): string {
  return values.join(' and ')
}
