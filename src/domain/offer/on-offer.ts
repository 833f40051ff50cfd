import type { Car } from '../car/car.ts'
import { currentPrice } from '../car/price/current-price.ts'

/** ROUTE-3: whether a car costs less than before, or less than its ordinary price. /special-offers lists these. */
export function isOnOffer(car: Pick<Car, 'price' | 'offer_price' | 'before_price'>): boolean {
  const now = currentPrice(car)
  if (now === null) return false
  return [car.before_price, car.price].some((former) => former !== null && former > now)
}
