import type { Car, CarSummary } from '#domain/car/car.ts'
import { currentPrice } from '#domain/car/current-price.ts'
import { NOT_TAKEN } from '#domain/listing/taken.ts'
import type { Filter } from '#search/engine.ts'
import type { CardView } from '#views/card/card-view.ts'
import { cardView } from '#views/card/card-view-of.ts'
import { listCars } from '../listing/list-cars.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'

const SHOWN = 3
/** A car of the same body counts as similar within this part of the price, either way. */
const PRICE_BAND = 0.25
/** Of so many, the newest ones, those nearest in price are chosen. */
const CANDIDATES = 24

/**
 * Cars that a visitor of this one may want: the same make and model first, then the same body at a price within a
 * quarter, then the same body, then any; of each kind those nearest in price, then the newest. Never the car itself, and
 * never one that is sold or reserved (D-57). None where the search does not answer (D-46).
 */
export async function similarCars(asked: SiteRequest, car: Car): Promise<readonly CardView[]> {
  return orWithoutSearch(asked.platform, () => findSimilar(asked, car), [])
}

async function findSimilar(asked: SiteRequest, car: Car): Promise<readonly CardView[]> {
  const { site, now } = asked
  const found = new Map<string, CarSummary>()
  for (const filters of measures(car)) {
    const { cars } = await listCars(asked, [IN_STOCK, NOT_TAKEN, ...filters], CANDIDATES)
    for (const each of nearestFirst(cars, currentPrice(car)))
      if (each.id !== car.id && found.size < SHOWN) found.set(each.id, each)
    if (found.size === SHOWN) break
  }
  return [...found.values()].map((each) => cardView(each, site, { now }))
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

/** As they come where the car has no price; one without a price is the furthest. */
function nearestFirst(cars: readonly CarSummary[], price: number | null): readonly CarSummary[] {
  if (price === null) return cars
  const away = (car: CarSummary) => Math.abs((currentPrice(car) ?? Number.MAX_SAFE_INTEGER) - price)
  return cars.toSorted((one, other) => away(one) - away(other))
}
