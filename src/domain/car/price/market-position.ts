import type { Car } from '../car.ts'
import { currentPrice } from './current-price.ts'

/** A handful of cars is no market. */
const FEWEST_CARS = 5
/** Prices of an earlier month say little about today's. */
const OLDEST_DAYS = 31
const MS_PER_DAY = 86_400_000

/** The place of a price among those asked for similar cars. Money is in whole currency units. */
export interface MarketPosition {
  readonly low: number
  readonly high: number
  /** How many cars are compared. */
  readonly cars: number
  readonly date: Date
  /** From 0, the lowest price, to 100, the highest; a price beyond them is at the end. */
  readonly percent: number
  readonly part: 'below' | 'low' | 'middle' | 'high' | 'above'
}

/**
 * CARD-7: the place of the car's price in the market, by the figures that the dealer's feed has from a valuer: never by the
 * dealer's own few cars. Null where a figure is missing, or where there are too few cars or too old prices to compare.
 */
export function marketPosition(car: Pick<Car, 'price' | 'offer_price' | 'market'>, now: Date): MarketPosition | null {
  const { low, high, cars, date } = car.market ?? {}
  const price = currentPrice(car)
  if (price === null || !low || !high || !cars || !date) return null
  const age = now.getTime() - Date.parse(date)
  if (high <= low || cars < FEWEST_CARS || age < 0 || age > OLDEST_DAYS * MS_PER_DAY) return null
  const share = (price - low) / (high - low)
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return { low, high, cars, date: new Date(date), percent, part: partOf(share) }
}

function partOf(share: number): MarketPosition['part'] {
  if (share < 0) return 'below'
  if (share > 1) return 'above'
  if (share <= 1 / 3) return 'low'
  return share < 2 / 3 ? 'middle' : 'high'
}
