import type { Car } from './car.ts'

/** A price up to this says nothing: feeds use 0, 1 and 10 for 'ask us' (CARD-5). */
const MEANINGLESS_UP_TO = 10

/**
 * What the car costs now in whole currency units: the lower of its reduced and its ordinary price, of those above 10
 * (CARD-5); null without one. The one price of card, vehicle page, search and structured data: a car that shows two
 * must be sold at the lower (Australian Consumer Law, section 47).
 */
export function currentPrice(car: Pick<Car, 'price' | 'offer_price'>): number | null {
  const prices = [car.offer_price, car.price].filter((price) => price !== null && price > MEANINGLESS_UP_TO)
  return prices.length === 0 ? null : Math.min(...prices.map(Number))
}
