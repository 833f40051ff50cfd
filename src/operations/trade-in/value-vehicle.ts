import { currentPrice } from '#domain/car/price/current-price.ts'
import { zonedInstant } from '#domain/date/zoned-instant.ts'
import type { Comparable } from '#domain/trade-in/comparables.ts'
import { beyondOnline } from '#domain/trade-in/no-estimate.ts'
import { marketSegment, type NamedModel } from '#domain/trade-in/segments.ts'
import { type Estimate, inSteps, stockEstimate } from '#domain/trade-in/stock-estimate.ts'
import type { Valuation } from '#domain/trade-in/valuation.ts'
import type { ValuedVehicle } from '#domain/trade-in/valued-vehicle.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { RegoLookup } from '#gateways/rego/rego.ts'
import type { Valuer } from '#gateways/valuation/valuation.ts'
import type { Site } from '#site/site.ts'
import type { SiteRequest } from '../site-request.ts'

/** Valuation of a vehicle before any answers. */
export type BaseValuation = Pick<Valuation, 'base' | 'source' | 'reason'>

/**
 * TRADE-2, TRADE-3: the figure for a vehicle, or the reason why there is none. A vehicle known to the site's valuer is
 * valued by it (if it fails, staff call the visitor); others are compared with stock.
 */
export async function valueVehicle(
  request: SiteRequest,
  vehicle: ValuedVehicle & Pick<Valuation, 'vendor'>,
  now: Date,
): Promise<BaseValuation> {
  const { site } = request
  const year = yearOf(site, now)
  const beyond = beyondOnline(vehicle, year)
  if (beyond !== null) return { base: null, source: 'stock', reason: beyond }
  const valued = vehicle.vendor && (await figureOfVendor(request, vehicle.vendor, vehicle.km))
  if (valued) return valued
  const base = await estimateOf(request, vehicle, year)
  return { base, source: 'stock', reason: base === null ? 'few-cars' : null }
}

/** The first service that the site enables and has an account with, or null. */
export function serviceOf<Service extends RegoLookup | Valuer>(
  services: readonly Service[],
  { integrations, tradeIn: { account } }: Site,
): Service | null {
  const { autograb, redbook } = integrations
  const enabled = { autograb, redbook }
  return services.find(({ name, serves }) => enabled[name] && account !== null && serves(account)) ?? null
}

async function figureOfVendor(
  { platform, site }: SiteRequest,
  { name, id }: NonNullable<Valuation['vendor']>,
  km: number,
): Promise<BaseValuation | null> {
  const { account } = site.tradeIn
  const valuer = serviceOf(platform.valuers, site)
  if (valuer?.name !== name || account === null) return null
  // H7: each figure costs money, so it has a budget.
  const spent = await platform.spending.spend('valuations', site.slug)
  if (!spent.ok) return { base: null, source: name, reason: 'valuer-silent' }
  try {
    const figure = await valuer.value({ vendorId: id, km, country: countryOf(site) }, account)
    if (figure === null) return null
    const { low, mid, high } = figure
    return { base: { ...inSteps(low, mid, high), comparables: 0 }, source: name, reason: null }
  } catch (error) {
    if (!isGatewayError(error)) throw error
    platform.log.warn('valuer did not answer', { site: site.slug, error: error.message })
    return { base: null, source: name, reason: 'valuer-silent' }
  }
}

/** Country code for the services, which cover Australia and New Zealand. */
export function countryOf({ region }: Pick<Site, 'region'>): 'au' | 'nz' {
  return region === 'NZ' ? 'nz' : 'au'
}

/** The current year in the site's time zone. */
export function yearOf({ timezone }: Pick<Site, 'timezone'>, now: Date): number {
  return Number(zonedInstant(now, timezone).slice(0, 4))
}

/** TRADE-3: cars on the platform of the same make and model; where these are too few, of its segment too. */
async function estimateOf(request: SiteRequest, vehicle: ValuedVehicle, thisYear: number): Promise<Estimate | null> {
  const { tradeIn } = request.site
  const model = await carsOf(request, [vehicle])
  const own = stockEstimate(vehicle, { model, segment: null }, tradeIn, thisYear)
  const segment = marketSegment(`${vehicle.make} ${vehicle.model}`)
  if (own !== null || segment === null) return own
  const cars = await carsOf(request, segment.models)
  return stockEstimate(vehicle, { model, segment: { name: segment.name, cars } }, tradeIn, thisYear)
}

/**
 * Cars for sale of these models. Other sites' cars are used only if both sites share theirs and have the same currency
 * (docs/decisions/056).
 */
async function carsOf({ platform, site }: SiteRequest, models: readonly NamedModel[]): Promise<readonly Comparable[]> {
  const stocked = await platform.storage.stockedCars(models, site.slug)
  return stocked.flatMap(({ siteSlug, year, km, ...prices }) => {
    const isOwn = siteSlug === site.slug
    const price = currentPrice(prices)
    if (price === null || !(isOwn || shares(platform.siteBySlug(siteSlug), site))) return []
    return [{ own: isOwn, dealer: siteSlug, year, km, price }]
  })
}

/** Whether two dealers' cars count for each other's figures. */
function shares(other: Site | null, site: Site): boolean {
  const isShared = (each: Site) => each.tradeIn.comparables === 'platform'
  return other !== null && isShared(other) && isShared(site) && other.region === site.region
}
