import type { Car } from '../car/car.ts'
import type { BaseFilterSite } from './base-filter.ts'

/** Whether a site shows a car's page: 'shown' as stock, 'gone' (410) or 'hidden' (404). */
export type Visibility = 'shown' | 'gone' | 'hidden'

type VisibilityCar = Pick<
  Car,
  'show_on_dealer_website' | 'dealership_slug' | 'car_type' | 'item_type' | 'status' | 'sold' | 'sold_date_timestamp'
>

const MS_PER_DAY = 86_400_000

/**
 * CAR-6, ROUTE-11: a sold car's page stays for `sold.keepDays` days, then it is gone. Cars outside the site's own
 * limits (SEARCH-8) are hidden. Cars with too few photos are left out of the listing, but keep their page.
 */
export function carVisibility(car: VisibilityCar, { dealerships, search }: BaseFilterSite, now: Date): Visibility {
  const { base, sold } = search
  const slugs = base.dealerships.length > 0 ? base.dealerships : dealerships.map(({ slug }) => slug)
  const belongs =
    car.show_on_dealer_website &&
    slugs.includes(car.dealership_slug) &&
    allows(base.carTypes, car.car_type) &&
    allows(base.itemTypes, car.item_type) &&
    !(base.inStockOnly && car.status === 'coming_soon')
  if (!belongs) return 'hidden'
  if (!car.sold && car.status !== 'sold') return 'shown'
  const shownUntil = Date.parse(car.sold_date_timestamp ?? '') + sold.keepDays * MS_PER_DAY
  return sold.keepDays > 0 && shownUntil >= now.getTime() ? 'shown' : 'gone'
}

function allows<T>(limit: readonly T[], value: T): boolean {
  return limit.length === 0 || limit.includes(value)
}
