import { picture } from '#domain/car/car-picture.ts'
import { dateText } from '#domain/date-text.ts'
import type { SiteOffer } from '#domain/offer/offer.ts'
import type { RegionCode } from '#domain/region.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import type { OfferView } from './offers-view.ts'

interface OfferSite {
  readonly timezone: string
  readonly region: RegionCode
}

/** An offer of the dealer's own as a page shows it; its last day is told in the site's zone. */
export function offerView({ from: _, until, image, ...offer }: SiteOffer, { timezone, region }: OfferSite): OfferView {
  return {
    ...offer,
    picture: image === null ? null : picture(image, ''),
    ends: until === null ? null : endText(until, timezone, region),
  }
}

/** The last day on which an offer shows: the one of the instant before its end. */
function endText(until: string, timezone: string, region: RegionCode): string {
  return `Ends ${dateText(zonedTime(new Date(Date.parse(until) - 1), timezone).date, region)}`
}
