import { type FieldErrors, fixErrors } from '#domain/form/form-faults.ts'
import type { NoEstimate } from '#domain/trade-in/no-estimate.ts'
import { VALUATION_DAYS, type Valuation } from '#domain/trade-in/valuation.ts'
import { checkRequest, type ValuationRequest } from '#domain/trade-in/valuation-request.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { StoredValuation } from '#storage/valuations.ts'
import { buyerToken } from '../buyer-link.ts'
import type { SiteRequest } from '../site-request.ts'
import { correctVehicle } from './correct-vehicle.ts'
import { countryOf, serviceOf, valueVehicle, yearOf } from './value-vehicle.ts'
import { valuedNames } from './valued-names.ts'

export type RequestedValuation =
  /** `token`: of the link to its page. */
  | { readonly ok: true; readonly token: string; readonly valuation: StoredValuation }
  | { readonly ok: false; readonly message: string; readonly fields: FieldErrors }

/**
 * TRADE-1: values a vehicle from the visitor's input and stores the valuation. `unit` is that of `input.km`; `carId` is
 * the car the visitor was viewing, ignored if the site does not have it.
 */
export async function requestValuation(
  request: SiteRequest,
  input: Readonly<Record<string, unknown>>,
  { unit, carId }: { readonly unit: 'km' | 'mi'; readonly carId: string | null },
): Promise<RequestedValuation> {
  const { platform, site, now } = request
  const checked = checkRequest(input, site.region, unit, yearOf(site, now))
  if (!checked.ok) return { ok: false, message: fixErrors(), fields: checked.fields }
  const car = carId === null ? null : await platform.storage.forSite(site).cars.findById(carId)
  const valuation = { ...(await valued(request, checked.request, now)), carId: car?.id ?? null }
  const stored = await store(request, valuation, now)
  return { ok: true, token: buyerToken(platform, site, 'valuation', stored.id), valuation: stored }
}

async function valued(request: SiteRequest, asked: ValuationRequest, now: Date): Promise<Omit<Valuation, 'carId'>> {
  if (asked.by === 'rego') return byRego(request, asked, now)
  const { suggestion, ...named } = correctVehicle(asked, await valuedNames(request))
  const vehicle = { ...named, year: asked.year, km: asked.km }
  const base = await valueVehicle(request, { ...vehicle, vendor: null }, now)
  const meant = base.reason === 'few-cars' && suggestion !== null ? { suggestion } : {}
  return { ...NOTHING, vehicle: { ...vehicle, variant: null }, ...base, ...meant }
}

/** The vehicle of a plate, or the reason why none was found; the visitor may then choose by hand. */
async function byRego(
  request: SiteRequest,
  { rego, regoState, km }: Extract<ValuationRequest, { by: 'rego' }>,
  now: Date,
): Promise<Omit<Valuation, 'carId'>> {
  const plateFacts = { ...NOTHING, rego, regoState }
  const lookup = await vehicleOnPlate(request, rego, regoState)
  if (typeof lookup === 'string') return { ...plateFacts, reason: lookup }
  const { vendorId, ...described } = lookup.vehicle
  const vendor = { name: lookup.by, id: vendorId }
  const vehicleFacts = { ...plateFacts, vendor, vehicle: { ...described, km } }
  if (km === null) return { ...vehicleFacts, reason: 'no-odometer' }
  return { ...vehicleFacts, ...(await valueVehicle(request, { ...described, km, vendor }, now)) }
}

async function vehicleOnPlate({ platform, site }: SiteRequest, rego: string, state: string | null) {
  const lookup = serviceOf(platform.regoLookups, site)
  const { account } = site.tradeIn
  if (lookup === null || account === null) return 'no-lookup' satisfies NoEstimate
  // H7: each lookup costs money, so it has a budget.
  if (!(await platform.spending.spend('plate-lookups', site.slug)).ok) return 'lookup-silent' satisfies NoEstimate
  try {
    const vehicle = await lookup.find({ rego, state, country: countryOf(site) }, account)
    return vehicle === null ? ('unknown-rego' satisfies NoEstimate) : { vehicle, by: lookup.name }
  } catch (error) {
    if (!isGatewayError(error)) throw error
    platform.log.warn('plate lookup failed', { site: site.slug, error: error.message })
    return 'lookup-silent' satisfies NoEstimate
  }
}

const NOTHING = {
  vehicle: null,
  vendor: null,
  rego: null,
  regoState: null,
  answers: {},
  accepted: false,
  resultSaved: false,
  base: null,
  source: 'stock',
  reason: null,
} as const

const A_DAY_MS = 24 * 60 * 60_000

async function store({ platform, site }: SiteRequest, valuation: Valuation, now: Date): Promise<StoredValuation> {
  const id = platform.randomId()
  const expiresAt = new Date(now.getTime() + VALUATION_DAYS * A_DAY_MS)
  await platform.storage.forSite(site).valuations.add(id, valuation, now, expiresAt)
  return { ...valuation, id, leadId: null, expiresAt }
}
