import { formatMoney } from '../money.ts'
import type { Car } from './car.ts'
import { currentPrice } from './current-price.ts'

/** In whole currency units; a difference up to this is no news. */
const WORTH_TELLING_ABOVE = 499

/** How far a price is below the average of its state's market, or the nation's where the state has none (CARD-7). */
export function belowMarket(
  car: Pick<Car, 'price' | 'offer_price' | 'autograb_data'>,
): { readonly text: string; readonly difference: string } | null {
  const price = currentPrice(car)
  const average = car.autograb_data.state_average_market_price ?? car.autograb_data.average_market_price
  if (price === null || average === null || average - price <= WORTH_TELLING_ABOVE) return null
  const difference = formatMoney(average - price)
  return { text: `${difference} below market`, difference }
}
