import type { Crumb } from '#domain/breadcrumb.ts'
import type { Car } from '#domain/car/car.ts'
import { fullTitle } from '#domain/car/car-title.ts'
import { ownListing } from '#domain/listing/own-page.ts'
import type { StockVocabulary } from '#domain/listing/stock-path.ts'
import { SEARCH_PATH, vehiclePath } from '#domain/paths.ts'
import { home } from '#words/errors.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'

/**
 * CAR-1: breadcrumb of a car: home, search, make, model, the car. ROUTE-2: make and model lead to exactly their own cars,
 * whatever other names of the site share their addresses.
 */
export function carCrumbs(car: Car, vocabulary: StockVocabulary): readonly Crumb[] {
  const { make, model } = car
  return [
    { label: say(home), href: '/' },
    { label: say(words.search), href: SEARCH_PATH },
    { label: make, href: ownListing({ make: [make] }, vocabulary).href },
    { label: model, href: ownListing({ make: [make], model: [model] }, vocabulary).href },
    { label: fullTitle(car), href: vehiclePath(car.slug) },
  ].filter(({ label }) => label !== '')
}
