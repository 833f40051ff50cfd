import type { NoEstimate } from '#domain/trade-in/no-estimate.ts'
import { VALUATION_DAYS, type Valuation } from '#domain/trade-in/valuation.ts'
import { checkRequest, type ValuationRequest } from '#domain/trade-in/valuation-request.ts'
import type { Site } from '#site/site.ts'
import type { KeptValuation } from '#storage/valuations.ts'
import type { Platform } from './platform.ts'
import type { Asked } from './search-stock.ts'
import { valueVehicle, yearOf } from './value-vehicle.ts'

export type RequestedValuation =
  | { readonly ok: true; readonly valuation: KeptValuation }
  | { readonly ok: false; readonly message: string; readonly fields: Readonly<Record<string, readonly string[]>> }

/**
 * TRADE-1: values a vehicle by what the visitor says of it, and keeps the valuation. `unit` is that of `input.km`; `carId` is
 * the car that the visitor was looking at, believed only where the site has it.
 */
export async function requestValuation(
  { platform, site, now }: Asked,
  input: Readonly<Record<string, unknown>>,
  { unit, carId }: { readonly unit: 'km' | 'mi'; readonly carId: string | null },
): Promise<RequestedValuation> {
  const checked = checkRequest(input, site.region, unit, yearOf(site, now))
  if (!checked.ok) return { ok: false, message: 'Please fix the following errors:', fields: checked.fields }
  const car = carId === null ? null : await platform.storage.forSite(site).findCarById(carId)
  const valuation = { ...(await valued(platform, site, checked.request, now)), carId: car?.id ?? null }
  return { ok: true, valuation: await keep(platform, site, valuation, now) }
}

async function valued(
  platform: Platform,
  site: Site,
  request: ValuationRequest,
  now: Date,
): Promise<Omit<Valuation, 'carId'>> {
  if (request.by === 'rego')
    return { ...NOTHING, rego: request.rego, regoState: request.regoState, reason: 'no-lookup' satisfies NoEstimate }
  const { make, model, year, km } = request
  const vehicle = { make, model, year, km }
  return { ...NOTHING, vehicle: { ...vehicle, variant: null }, ...(await valueVehicle(platform, site, vehicle, now)) }
}

const NOTHING = {
  vehicle: null,
  rego: null,
  regoState: null,
  answers: {},
  accepted: false,
  base: null,
  source: 'stock',
  reason: null,
} as const

const A_DAY_MS = 24 * 60 * 60_000

async function keep(platform: Platform, site: Site, valuation: Valuation, now: Date): Promise<KeptValuation> {
  const id = platform.randomId()
  const expiresAt = new Date(now.getTime() + VALUATION_DAYS * A_DAY_MS)
  await platform.storage.forSite(site).valuations.add(id, valuation, now, expiresAt)
  return { ...valuation, id, leadId: null, expiresAt }
}
