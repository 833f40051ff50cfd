import type { Car } from './car.ts'

/** Feeds write prices of 0, 1 and 10 for 'price on application', so prices up to this are ignored (CARD-5). */
const MEANINGLESS_UP_TO = 10

/**
 * The car's price now, in whole currency units: the lower of offer price and price, ignoring those up to 10 (CARD-5);
 * null without one. Card, vehicle page, search and structured data all use it: a car advertised at two prices must be
 * sold at the lower (Australian Consumer Law, section 47).
 */
export function currentPrice(car: Pick<Car, 'price' | 'offer_price'>): number | null {
  const prices = [car.offer_price, car.price].filter((price) => price !== null && price > MEANINGLESS_UP_TO)
  return prices.length === 0 ? null : Math.min(...prices.map(Number))
}
