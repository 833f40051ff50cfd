import type { Car } from '../car/car.ts'
import { currentPrice } from '../car/price/current-price.ts'

/** DESK-7: a price that the site accepted for a car. Whole currency units. */
export interface AcceptedPrice {
  readonly at: Date
  readonly price: number | null
  readonly offerPrice: number | null
  readonly priceType: string | null
  /** The feed that gave it. */
  readonly source: string
}

/** A price, and since when the car had it. */
export interface DatedPrice {
  readonly amount: number
  readonly from: Date
}

/**
 * ALERT-4: the prices a car has had, latest first. Null unless there are two of them, and the latest is the price of
 * today. Prices of another type are left out: one with and one without government charges cannot be compared.
 */
export function priceHistory(
  ledger: readonly AcceptedPrice[],
  car: Pick<Car, 'price' | 'offer_price' | 'price_type'>,
): readonly DatedPrice[] | null {
  const prices: DatedPrice[] = []
  for (const entry of [...ledger].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    const amount = currentPrice({ price: entry.price, offer_price: entry.offerPrice })
    if (amount === null || entry.priceType !== car.price_type || prices.at(-1)?.amount === amount) continue
    prices.push({ amount, from: entry.at })
  }
  const latest = prices.at(-1)
  if (prices.length < 2 || latest === undefined || latest.amount !== currentPrice(car)) return null
  return prices.reverse().slice(0, MOST_PRICES)
}

const MOST_PRICES = 6
