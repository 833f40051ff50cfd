import type { HandValues } from '#domain/desk/hand-car.ts'
import { REGIONS } from '#domain/region.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import type { StaffRequest } from '../staff-request.ts'
import { countryOf, serviceOf } from '../trade-in/value-vehicle.ts'

/** Why a plate cannot be looked up on this site, in words; null: it can. */
export function plateFault(platform: Pick<Platform, 'regoLookups'>, site: Site): string | null {
  return serviceOf(platform.regoLookups, site) === null
    ? 'This site has no account for looking up plates. Type the car, or ask your operator for one.'
    : null
}

export type FoundPlate =
  | { readonly ok: true; readonly values: HandValues }
  | { readonly ok: false; readonly fault: string }

/** DESK-5: what the service knows of a plate, for the form: nothing is saved. */
export async function lookUpPlate(
  { platform, site, actor }: StaffRequest,
  typed: string,
  state: string,
): Promise<FoundPlate> {
  authorise(actor, site, 'stock.edit', platform.clock.now())
  const lookup = serviceOf(platform.regoLookups, site)
  const { account } = site.tradeIn
  if (lookup === null || account === null) return { ok: false, fault: plateFault(platform, site) ?? '' }
  const rego = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (rego === '') return { ok: false, fault: 'Type the plate first.' }
  const { states } = REGIONS[site.region]
  const where = states.length === 0 ? null : (states.find((each) => each === state) ?? null)
  if (states.length > 0 && where === null) return { ok: false, fault: 'Choose the state of the plate.' }
  // H7: each lookup costs money, so it has a budget.
  if (!(await platform.spending.spend('plate-lookups', site.slug)).ok)
    return { ok: false, fault: 'Today’s budget for looking up plates is spent. Type the car.' }
  try {
    const vehicle = await lookup.find({ rego, state: where, country: countryOf(site) }, account)
    if (vehicle === null) return { ok: false, fault: `No vehicle is known by the plate ${rego}. Type the car.` }
    const { make, model, year, variant } = vehicle
    return { ok: true, values: { regplate: rego, make, model, year: String(year), badge: variant ?? '' } }
  } catch (error) {
    if (!isGatewayError(error)) throw error
    platform.log.warn('plate lookup failed', { site: site.slug, error: error.message })
    return { ok: false, fault: 'The service does not answer. Try again, or type the car.' }
  }
}
