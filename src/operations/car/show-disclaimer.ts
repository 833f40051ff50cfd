import { carVisibility } from '#domain/car/visibility.ts'
import { estimateOf } from '#views/card/card-view-of.ts'
import type { SiteRequest } from '../site-request.ts'

export interface ShownDisclaimer {
  /** As FIN-1 names lenders in a feed: 'car_clarity'. */
  readonly lender: string
  readonly disclaimer: string
}

/** FIN-7: what stands under a car's estimate, the lender's words and the site's; null where no estimate shows. */
export async function showDisclaimer(asked: SiteRequest, carId: string): Promise<ShownDisclaimer | null> {
  const { platform, site, now } = asked
  const lender = site.finance.provider
  const car = await platform.storage.forSite(site).cars.findById(carId)
  if (lender === null || car === null || carVisibility(car, site, now) !== 'shown') return null
  const estimate = estimateOf(car, site, { now })
  return estimate === null ? null : { lender, disclaimer: estimate.disclaimer }
}
