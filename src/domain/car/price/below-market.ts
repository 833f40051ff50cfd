import { formatMoney } from '../../money.ts'
import type { Car } from '../car.ts'
import { currentPrice } from './current-price.ts'

/** Whole currency units. A smaller difference shows no badge. */
const WORTH_TELLING_ABOVE = 499

type MarketCar = Pick<Car, 'price' | 'offer_price' | 'autograb_data'>

/** CARD-7: how far the price is below the state's market average, or the national one if the state has none. */
export function belowMarket(car: MarketCar): { readonly text: string; readonly difference: string } | null {
  const price = currentPrice(car)
  const { average } = marketOf(car)
  if (price === null || average === null || average - price <= WORTH_TELLING_ABOVE) return null
  const difference = formatMoney(average - price)
  return { text: `${difference} below market`, difference }
}

/** The badge with its explanation. The average is AutoGrab's, from the feed (STOCK-4). */
export function belowMarketExplained(
  car: MarketCar & Pick<Car, 'location'>,
): { readonly text: string; readonly explanation: string } | null {
  const below = belowMarket(car)
  const { average, national } = marketOf(car)
  if (below === null || average === null) return null
  const where = national ? 'across the country' : `in ${car.location.state ?? 'its state'}`
  return {
    text: below.text,
    explanation: `${below.difference} below the average market price ${where} of ${formatMoney(average)} for similar vehicles. Source: AutoGrab.`,
  }
}

function marketOf({ autograb_data: { state_average_market_price: state, average_market_price: nation } }: MarketCar) {
  return state === null ? { average: nation, national: true } : { average: state, national: false }
}
