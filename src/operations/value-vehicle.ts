import { currentPrice } from '#domain/car/current-price.ts'
import type { Comparable } from '#domain/trade-in/comparables.ts'
import { beyondOnline } from '#domain/trade-in/no-estimate.ts'
import { stockEstimate } from '#domain/trade-in/stock-estimate.ts'
import type { Valuation } from '#domain/trade-in/valuation.ts'
import { nameKey, type ValuedVehicle } from '#domain/trade-in/valued-vehicle.ts'
import { zonedInstant } from '#domain/zoned-instant.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from './platform.ts'

/** What a valuation says of a vehicle's worth, before any answers. */
export type Worth = Pick<Valuation, 'base' | 'source' | 'reason'>

/** TRADE-2, TRADE-3: the figure for a vehicle, or why there is none. */
export async function valueVehicle(platform: Platform, site: Site, vehicle: ValuedVehicle, now: Date): Promise<Worth> {
  const year = yearOf(site, now)
  const beyond = beyondOnline(vehicle, year)
  if (beyond !== null) return { base: null, source: 'stock', reason: beyond }
  const cars = await comparables(platform, site, vehicle)
  const base = stockEstimate(vehicle, cars, site.tradeIn, year)
  return { base, source: 'stock', reason: base === null ? 'few-cars' : null }
}

/** The year that it is at the site. */
export function yearOf({ timezone }: Pick<Site, 'timezone'>, now: Date): number {
  return Number(zonedInstant(now, timezone).slice(0, 4))
}

/**
 * TRADE-3: cars of the same make and model on the platform. Others' come only to a site that gives its own, and only those
 * of sites that give theirs and reckon in the same money (docs/decisions/056).
 */
async function comparables(
  platform: Platform,
  site: Site,
  { make, model }: Pick<ValuedVehicle, 'make' | 'model'>,
): Promise<readonly Comparable[]> {
  const stocked = await platform.storage.stockedCars(nameKey(make), nameKey(model))
  return stocked.flatMap(({ siteSlug, year, km, ...prices }) => {
    const own = siteSlug === site.slug
    const price = currentPrice(prices)
    if (price === null || !(own || shares(platform.siteBySlug(siteSlug), site))) return []
    return [{ own, dealer: siteSlug, year, km, price }]
  })
}

function shares(other: Site | null, site: Site): boolean {
  const isShared = (each: Site) => each.tradeIn.comparables === 'platform'
  return other !== null && isShared(other) && isShared(site) && other.region === site.region
}
