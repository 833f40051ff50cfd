import { carVisibility } from '#domain/listing/visibility.ts'
import { estimateOf } from '#views/card/card-view.ts'
import type { SiteRequest } from '../site-request.ts'

export interface ShownDisclaimer {
  /** Lender name as in FIN-1, such as 'car_clarity'. */
  readonly lender: string
  readonly disclaimer: string
}

/** FIN-7: the disclaimer below a car's finance estimate, from the lender and the site. Null if no estimate is shown. */
export async function showDisclaimer(request: SiteRequest, carId: string): Promise<ShownDisclaimer | null> {
  const { platform, site, now } = request
  const lender = site.finance.provider
  const car = await platform.storage.forSite(site).cars.findById(carId)
  if (lender === null || car === null || carVisibility(car, site, now) !== 'shown') return null
  const estimate = estimateOf(car, site, { now })
  return estimate === null ? null : { lender, disclaimer: estimate.disclaimer }
}
