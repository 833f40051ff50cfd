import type { NumberStats, SearchResult } from '#search/engine.ts'
import type { CarSummary } from '../car/car.ts'
import { CAR_FIELDS } from '../car/car-fields.ts'
import { fieldsMarked, withoutFields } from '../car/field.ts'
import { belowMarket } from '../car/price/below-market.ts'
import { distanceKm } from '../location/distance.ts'
import { facetCounts } from './facet/facet-counts.ts'
import { isInMiles, shownStats, toMiles } from './facet/facet-in-region.ts'
import { FACET_NAMES } from './facet/facet-names.ts'
import { FACETS } from './facet/facets.ts'
import { pageCount } from './page-count.ts'
import { PAGE_SIZE, type SearchSite } from './search-request.ts'
import type { StockQuery } from './stock-query.ts'

/** SEARCH-2: the response of GET /api/search, without its timing. */
export interface SearchAnswer {
  /** If the search has a postcode, with the distance to each car whose coordinates are known (SEARCH-19). */
  readonly hits: readonly (PublicCar & { readonly distance_km?: number })[]
  readonly pages: number
  readonly count: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly facetStats: Readonly<Record<string, Pick<NumberStats, 'min' | 'max' | 'avg' | 'sum'>>>
}

/**
 * A car without the data that visitors must not see in listings: a consignor's place, hidden plates, unmasked phone
 * numbers, and market prices, which the dealer pays for.
 */
export type PublicCar = Omit<CarSummary, keyof typeof CONFIDENTIAL> & {
  /** CARD-7: '$1,200 below market', on sites whose cards show it; null if the car is not below market. */
  readonly below_market?: string | null
  /** SITE-6: the odometer in miles, in regions that use miles. `km` is always kilometres. */
  readonly miles?: number | null
}

const CONFIDENTIAL = fieldsMarked(CAR_FIELDS, 'confidential')

/** Site fields that the response depends on. A `Site` is one. */
export interface AnswerSite extends SearchSite {
  readonly vehicle: { readonly hideRego: boolean; readonly hideVin: boolean }
  readonly card: { readonly belowMarketBadge: boolean }
}

/** SEARCH-2 to SEARCH-5, CAR-4, PHONE-1: converts the engine's result to the public response, `size` cars on a page. */
export function searchAnswer(
  result: SearchResult<CarSummary>,
  query: StockQuery,
  site: AnswerSite,
  size: number = PAGE_SIZE,
): SearchAnswer {
  return {
    hits: result.hits.map(({ stored }) => ({ ...publicCar(stored, site), ...distanceOf(stored, query) })),
    pages: pageCount(result.total, size),
    count: result.total,
    facets: Object.fromEntries(
      FACET_NAMES.filter((name) => FACETS[name].kind === 'values').map((name) => [
        name,
        Object.fromEntries(facetCounts(result, name, query, site).map(({ value, count }) => [value, count])),
      ]),
    ),
    facetStats: Object.fromEntries(
      FACET_NAMES.flatMap((name) => {
        const stats = result.stats[name] ?? null
        if (stats === null) return []
        const { min, max, avg, sum } = stats
        return [[name, shownStats(name, { min, max, avg, sum }, site.region)]]
      }),
    ),
  }
}

function distanceOf({ location: { lat, lng } }: CarSummary, { near }: StockQuery): { readonly distance_km?: number } {
  const from = near?.centre ?? null
  if (from === null || lat === undefined || lng === undefined) return {}
  return { distance_km: Math.round(distanceKm(from, { lat, lng }) * 10) / 10 }
}

/** CAR-4, PHONE-1: the public fields of a car. */
export function publicCar(car: CarSummary, { vehicle, card, region }: AnswerSite): PublicCar {
  const { frame_number, ...shown } = withoutFields(car, CONFIDENTIAL)
  return {
    ...shown,
    ...(frame_number && !vehicle.hideVin ? { frame_number } : {}),
    ...(card.belowMarketBadge ? { below_market: belowMarket(car)?.text ?? null } : {}),
    ...(isInMiles('km', region) ? { miles: car.km === null ? null : toMiles(car.km) } : {}),
    regplate: vehicle.hideRego ? null : car.regplate,
    vin: vehicle.hideVin ? null : car.vin,
    location: { ...car.location, phone: null },
  }
}
