import type { Crumb } from '../breadcrumb.ts'
import { SEARCH_PATH, slugOf, vehiclePath } from '../paths.ts'
import type { Car } from './car.ts'
import { fullTitle } from './car-title.ts'

/** The way to a car: home, search, its make, its model, itself (CAR-1). */
export function carCrumbs(car: Car): readonly Crumb[] {
  const makePath = `${SEARCH_PATH}/${slugOf(car.make)}`
  return [
    { label: 'Home', href: '/' },
    { label: 'Search', href: SEARCH_PATH },
    { label: car.make, href: makePath },
    { label: car.model, href: `${makePath}/${slugOf(car.model)}` },
    { label: fullTitle(car), href: vehiclePath(car.slug) },
  ].filter(({ label }) => label !== '')
}
