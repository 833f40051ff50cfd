import type { Car, CarSummary } from '#domain/car/car.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { NOT_TAKEN } from '#domain/listing/taken.ts'
import type { Filter } from '#search/engine.ts'
import type { CardView } from '#views/card/card-view.ts'
import { cardView } from '#views/card/card-view.ts'
import { toldApart } from '#views/card/told-apart.ts'
import { cardMoment } from '../listing/card-moment.ts'
import { listCars } from '../listing/list-cars.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'

const SHOWN = 3
/** Relative price difference, up or down, within which a car of the same body counts as near. */
const PRICE_BAND = 0.25
/** Newest candidates per step; the nearest in price are picked from them. */
const CANDIDATES = 24

/**
 * Finds similar cars: the same make and model first, then the same body at a price within a quarter, then the same
 * body, then any car. Within each step the nearest in price come first, then the newest. Excludes the car itself and
 * cars that are sold or reserved (D-57). Empty if the search engine does not answer (D-46).
 */
export async function similarCars(request: SiteRequest, car: Car): Promise<readonly CardView[]> {
  return orWithoutSearch(request.platform, () => findSimilar(request, car), [])
}

async function findSimilar(request: SiteRequest, car: Car): Promise<readonly CardView[]> {
  const { site } = request
  const moment = await cardMoment(request)
  const carsById = new Map<string, CarSummary>()
  for (const filters of measures(car)) {
    const { cars } = await listCars(request, [IN_STOCK, NOT_TAKEN, ...filters], CANDIDATES)
    for (const each of nearestFirst(cars, currentPrice(car)))
      if (each.id !== car.id && carsById.size < SHOWN) carsById.set(each.id, each)
    if (carsById.size === SHOWN) break
  }
  return toldApart([...carsById.values()].map((each) => cardView(each, site, moment)))
}

const IN_STOCK: Filter = { kind: 'in', field: 'status', values: ['in_stock'] }

function measures(car: Car): readonly (readonly Filter[])[] {
  const model: Filter = { kind: 'in', field: 'make_model', values: [`${car.make} ${car.model}`] }
  if (car.simple_body === null) return [[model], []]
  const body: Filter = { kind: 'in', field: 'simple_body', values: [car.simple_body] }
  const price = currentPrice(car)
  if (price === null) return [[model], [body], []]
  const near: Filter = {
    kind: 'range',
    field: 'price',
    min: Math.round(price * (1 - PRICE_BAND)),
    max: Math.round(price * (1 + PRICE_BAND)),
  }
  return [[model], [body, near], [body], []]
}

/** Sorts by price difference, cars without a price last. Keeps the order if `price` is null. */
function nearestFirst(cars: readonly CarSummary[], price: number | null): readonly CarSummary[] {
  if (price === null) return cars
  const away = (car: CarSummary) => Math.abs((currentPrice(car) ?? Number.MAX_SAFE_INTEGER) - price)
  return cars.toSorted((one, other) => away(one) - away(other))
}
