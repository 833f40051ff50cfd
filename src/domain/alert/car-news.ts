import { isAvailable } from '../car/availability.ts'
import type { Car } from '../car/car.ts'
import { currentPrice } from '../car/price/current-price.ts'
import type { AlertKind } from './alert.ts'

/** ALERT-2: why a car is in a mail. */
export type NewsReason = 'new' | 'free' | 'cheaper'

export interface CarNews {
  readonly carId: string
  readonly reason: NewsReason
  /** The price before, in whole currency units, for 'cheaper'; else null. */
  readonly before: number | null
}

/** What a car was before its first change since the last matching. */
export interface FormerCar {
  /** Whether the site offered it: not sold and not hidden. */
  readonly wasListed: boolean
  readonly wasReserved: boolean
  readonly price: number | null
  readonly offerPrice: number | null
}

/** Which news each kind of alert waits for. */
const WAITS_FOR: Readonly<Record<AlertKind, readonly NewsReason[]>> = {
  search: ['new', 'free', 'cheaper'],
  price: ['cheaper'],
  free: ['free'],
}

type ChangedCar = Pick<Car, 'id' | 'status' | 'sold' | 'reserved' | 'show_on_dealer_website' | 'price' | 'offer_price'>

/**
 * ALERT-2: the news that a changed car is to an alert; null if it is none. The first of the reasons in the table counts.
 * A sold, hidden or reserved car is never news.
 */
export function carNews(kind: AlertKind, former: FormerCar, car: ChangedCar): CarNews | null {
  if (!mayBeNamed(car)) return null
  const before = currentPrice({ price: former.price, offer_price: former.offerPrice })
  const now = currentPrice(car)
  const holds: Readonly<Record<NewsReason, boolean>> = {
    new: !former.wasListed,
    free: former.wasListed && former.wasReserved,
    cheaper: former.wasListed && before !== null && now !== null && now < before,
  }
  const reason = WAITS_FOR[kind].find((each) => holds[each])
  return reason === undefined ? null : { carId: car.id, reason, before: reason === 'cheaper' ? before : null }
}

/** ALERT-2: whether the news is still true when the mail is sent. */
export function isStillNews({ reason, before }: CarNews, car: ChangedCar): boolean {
  if (!mayBeNamed(car)) return false
  const now = currentPrice(car)
  return reason !== 'cheaper' || (before !== null && now !== null && now < before)
}

function mayBeNamed(car: ChangedCar): boolean {
  return isAvailable(car) && !car.reserved && car.show_on_dealer_website
}
