import type { Car } from '../car/car.ts'
import { currentPrice } from '../car/current-price.ts'

/** A car that costs less than it did or less than its ordinary price: what /special-offers lists (ROUTE-3). */
export function isOnOffer(car: Pick<Car, 'price' | 'offer_price' | 'before_price'>): boolean {
  const now = currentPrice(car)
  if (now === null) return false
  return [car.before_price, car.price].some((former) => former !== null && former > now)
}
