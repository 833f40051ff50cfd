import type { Car, CarSummary } from '#domain/car/car.ts'
import type { CardView } from '#domain/car/card-view.ts'
import { cardView } from '#domain/car/card-view-of.ts'
import { searchRequest } from '#domain/stock/search-request.ts'
import { WHOLE_LISTING } from '#domain/stock/stock-path.ts'
import { EMPTY_QUERY } from '#domain/stock/stock-query.ts'
import type { Filter } from '#search/engine.ts'
import type { Asked } from './search-stock.ts'

const SHOWN = 3
/** A car of the same body counts as similar within this part of the price, either way. */
const PRICE_BAND = 0.25

/**
 * Cars that a visitor of this one may want: the same make and model first, then the same body at a price within a
 * quarter, then the same body, then the newest. Never the car itself, never a sold one.
 */
export async function similarCars({ platform, site, now }: Asked, car: Car): Promise<readonly CardView[]> {
  const engine = await platform.stock.forSite(site)
  const found = new Map<string, CarSummary>()
  for (const filters of measures(car)) {
    const { hits } = await engine.search({
      ...searchRequest(site, WHOLE_LISTING, { ...EMPTY_QUERY, sort: 'latest' }, [], now),
      filters: [IN_STOCK, ...filters],
      facets: [],
      stats: [],
      limit: SHOWN + 1,
    })
    for (const { id, stored } of hits) if (id !== car.id && found.size < SHOWN) found.set(id, stored)
    if (found.size === SHOWN) break
  }
  return [...found.values()].map((each) => cardView(each, site, { now }))
}

const IN_STOCK: Filter = { kind: 'in', field: 'status', values: ['in_stock'] }

function measures(car: Car): readonly (readonly Filter[])[] {
  const model: Filter = { kind: 'in', field: 'make_model', values: [`${car.make} ${car.model}`] }
  if (car.simple_body === null) return [[model], []]
  const body: Filter = { kind: 'in', field: 'simple_body', values: [car.simple_body] }
  if (car.price === null || car.price === 0) return [[model], [body], []]
  const near: Filter = {
    kind: 'range',
    field: 'price',
    min: Math.round(car.price * (1 - PRICE_BAND)),
    max: Math.round(car.price * (1 + PRICE_BAND)),
  }
  return [[model], [body, near], [body], []]
}
