import { picture } from '#domain/car/car-picture.ts'
import { dateText } from '#domain/date/date-text.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import type { SiteOffer } from '#domain/offer/offer.ts'
import { altAt, type DescribedPictures } from '#domain/picture/described-pictures.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { RegionCode } from '#domain/region.ts'
import * as words from '#words/offer.ts'
import { say } from '#words/say.ts'

export interface OfferView {
  readonly title: string
  readonly text: string
  readonly terms: string | null
  readonly button: string
  readonly href: string
  readonly picture: PictureView | null
  /** 'Ends 31 December 2026' */
  readonly ends: string | null
}

interface OfferSite {
  readonly timezone: string
  readonly region: RegionCode
  readonly pictures: DescribedPictures
}

/** A special offer of the dealer. Its last day is given in the site's time zone. */
export function offerView(
  { from: _, until, image, ...offer }: SiteOffer,
  { timezone, region, pictures }: OfferSite,
): OfferView {
  return {
    ...offer,
    picture: image === null ? null : picture(image, altAt(pictures, image)),
    ends: until === null ? null : endText(until, timezone, region),
  }
}

/** The last day on which an offer is shown. Its end is exclusive, so that is the day of the instant before. */
function endText(until: string, timezone: string, region: RegionCode): string {
  return say(words.endsDate, { date: dateText(zonedTime(new Date(Date.parse(until) - 1), timezone).date, region) })
}
