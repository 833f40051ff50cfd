import type { Car } from '../car/car.ts'
import { cardPicture } from '../car/car-picture.ts'
import { fullName } from '../car/car-title.ts'
import { currentPrice } from '../car/price/current-price.ts'
import type { BaseFilterSite } from '../listing/base-filter.ts'
import { isOnOffer } from '../offer/on-offer.ts'
import { type ColumnFact, columnFacts } from './column-facts.ts'
import { type DeskState, deskState } from './desk-state.ts'
import { missingOf, type ScoreReason } from './score.ts'
import { unlistedReason } from './unlisted-reason.ts'

/** DESK-1: what the desk's table shows of a car and sorts it by. Small, so that the table of a whole site fits in memory. */
export interface StockCar {
  readonly id: string
  readonly title: string
  readonly stocknum: string | null
  readonly vin: string | null
  /** A7: of a car without a VIN. */
  readonly frameNumber: string | null
  readonly regplate: string | null
  readonly tag: string | null
  readonly state: DeskState
  /** K-4: why the website does not list it, as a sentence; null: it does, or staff hid or sold it. */
  readonly unlisted: string | null
  /** ISO 8601; null: it is not sold. */
  readonly soldAt: string | null
  readonly price: number | null
  readonly isOnOffer: boolean
  /** ISO 8601. */
  readonly createdAt: string
  /** The narrowest picture; a drawing where there is no photo. */
  readonly picture: string
  readonly photos: number
  /** Those that the feed counts. */
  readonly feedViews: number
  /** What the score misses on any day. */
  readonly missing: readonly ScoreReason[]
  readonly dealershipSlug: string
  readonly locationSlug: string | null
  readonly locationName: string | null
  readonly facts: Readonly<Record<ColumnFact, string | number | null>>
}

export function stockCar(car: Car, site: BaseFilterSite): StockCar {
  const { src, srcset } = cardPicture(car)
  return {
    id: car.id,
    title: fullName(car),
    stocknum: car.stocknum,
    vin: car.vin,
    frameNumber: car.frame_number ?? null,
    regplate: car.regplate,
    tag: car.tag,
    state: deskState(car),
    unlisted: unlistedReason(car, site),
    soldAt: car.sold_date_timestamp,
    price: currentPrice(car),
    isOnOffer: isOnOffer(car),
    createdAt: car.created_at,
    picture: srcset?.split(' ')[0] ?? src,
    photos: car.images.length,
    feedViews: car.views,
    missing: missingOf(car),
    dealershipSlug: car.dealership_slug,
    locationSlug: car.location.slug,
    locationName: car.location.name,
    facts: columnFacts(car),
  }
}
