import type { Crumb } from '#domain/breadcrumb.ts'
import type { Car } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { SEARCH_PATH, slugOf, vehiclePath } from '#domain/paths.ts'
import { home } from '#words/errors.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'

/** CAR-1: breadcrumb of a car: home, search, make, model, the car. */
export function carCrumbs(car: Car): readonly Crumb[] {
  const makePath = `${SEARCH_PATH}/${slugOf(car.make)}`
  return [
    { label: say(home), href: '/' },
    { label: say(words.search), href: SEARCH_PATH },
    { label: car.make, href: makePath },
    { label: car.model, href: `${makePath}/${slugOf(car.model)}` },
    { label: fullTitle(car), href: vehiclePath(car.slug) },
  ].filter(({ label }) => label !== '')
}
