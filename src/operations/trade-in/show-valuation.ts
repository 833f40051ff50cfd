import { isAvailable } from '#domain/car/availability.ts'
import { carTitle } from '#domain/car/car-title.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { longDay } from '#domain/date/local-time.ts'
import { formatMoney } from '#domain/money.ts'
import { valuationPath, vehiclePath } from '#domain/paths.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'
import { estimateOf, type Valuation } from '#domain/trade-in/valuation.ts'
import { vehicleName } from '#domain/trade-in/valued-vehicle.ts'
import { odometerText } from '#domain/units.ts'
import type { Site } from '#site/site.ts'
import type { StoredValuation } from '#storage/valuations.ts'
import { type RequestedStep, valuationStep } from '#views/trade-in/valuation-step.ts'
import type { EstimateStep, ValuationPage } from '#views/trade-in/valuation-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { findValuation } from './find-valuation.ts'

export interface ShownValuation {
  readonly page: ValuationPage
  readonly valuation: StoredValuation
}

/** A valuation's page at its current step. Null if the valuation does not exist, has expired, or has no vehicle yet. */
export async function showValuation(
  request: SiteRequest,
  token: string,
  step: RequestedStep,
): Promise<ShownValuation | null> {
  const { site } = request
  const valuation = site.tradeIn.valuation ? await findValuation(request, token) : null
  if (valuation?.vehicle == null) return null
  const { vehicle, rego, regoState } = valuation
  const stepView = valuationStep(valuation, step, {
    token,
    region: site.region,
    siteName: site.name,
    vehicleWord: site.search.vehicleWord,
    distance: distanceWord(site.region),
    lead: valuation.leadId === null ? 'none' : valuation.accepted ? 'accepted' : 'sent',
    until: longDay(valuation.expiresAt, site),
    changeover: await changeover(request, valuation),
  })
  if (stepView === null) return null
  const name = vehicleName(vehicle)
  const plate = rego && (regoState ? `${rego} (${regoState})` : rego)
  const page = {
    token,
    path: valuationPath(token),
    metaTitle: `Your ${name} | ${site.name}`,
    vehicle: name,
    facts: [vehicle.variant, vehicle.km === null ? null : odometerText(vehicle.km, site.region), plate].filter(
      (fact) => fact !== null,
    ),
    step: stepView,
    result: stepView.kind === 'estimate' ? resultToSave(token, valuation, site) : null,
  }
  return { page, valuation }
}

/** TRADE-4: the result for the browser to submit, or null if it has done so. */
function resultToSave(
  token: string,
  valuation: StoredValuation,
  { tradeIn }: Pick<Site, 'tradeIn'>,
): ValuationPage['result'] {
  const estimate = estimateOf(valuation)
  if (!tradeIn.saveResult || valuation.resultSaved || estimate === null) return null
  const { low, mid, high } = estimate
  return { id: token, low, mid, high }
}

/** 'km' or 'miles' */
export function distanceWord(region: RegionCode): string {
  return REGIONS[region].distance === 'mi' ? 'miles' : 'km'
}

/** ROUTE-4: the price left to pay for the car the visitor was viewing, after the middle of the estimate. */
async function changeover({ platform, site }: SiteRequest, valuation: Valuation): Promise<EstimateStep['changeover']> {
  const estimate = estimateOf(valuation)
  const car = valuation.carId === null ? null : await platform.storage.forSite(site).cars.findById(valuation.carId)
  const price = car === null ? null : currentPrice(car)
  if (estimate === null || car === null || price === null || !isAvailable(car) || price <= estimate.mid) return null
  return {
    car: carTitle(car),
    href: vehiclePath(car.slug),
    price: formatMoney(price),
    less: formatMoney(estimate.mid),
    rest: formatMoney(price - estimate.mid),
  }
}
