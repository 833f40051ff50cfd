import type { Car } from '../car.ts'
import type { FirstPrice } from '../vocabulary.ts'

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

type TwicePricedCar = Pick<Car, 'price' | 'offer_price' | 'price_type' | 'price_dap' | 'price_egc'>

/**
 * INTAKE-8: the car's other price, with what it includes. Null where the price is not the feed's own of its type: an
 * offer or a price that staff set says nothing about the other one.
 */
export function otherPrice(car: TwicePricedCar): { readonly amount: number; readonly type: FirstPrice } | null {
  const dap = car.price_dap ?? null
  const egc = car.price_egc ?? null
  if (dap === null || egc === null || dap === egc) return null
  const now = currentPrice(car)
  if (car.price_type === 'drive_away' && now === dap) return { amount: egc, type: 'excluding_government_charges' }
  if (car.price_type === 'excluding_government_charges' && now === egc) return { amount: dap, type: 'drive_away' }
  return null
}
