import type { Crumb } from '#domain/breadcrumb.ts'
import type { Car } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { makePath, modelPath } from '#domain/listing/stock-path.ts'
import { SEARCH_PATH, vehiclePath } from '#domain/paths.ts'
import { home } from '#words/errors.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'

/** CAR-1: breadcrumb of a car: home, search, make, model, the car. */
export function carCrumbs(car: Car): readonly Crumb[] {
  return [
    { label: say(home), href: '/' },
    { label: say(words.search), href: SEARCH_PATH },
    { label: car.make, href: makePath(car.make) },
    { label: car.model, href: modelPath(car.make, car.model) },
    { label: fullTitle(car), href: vehiclePath(car.slug) },
  ].filter(({ label }) => label !== '')
}
