import { formatMoney } from '../money.ts'
import type { Car } from './car.ts'
import { currentPrice } from './current-price.ts'

/** In whole currency units; a difference up to this is no news. */
const WORTH_TELLING_ABOVE = 499

type MarketCar = Pick<Car, 'price' | 'offer_price' | 'autograb_data'>

/** How far a price is below the average of its state's market, or the nation's where the state has none (CARD-7). */
export function belowMarket(car: MarketCar): { readonly text: string; readonly difference: string } | null {
  const price = currentPrice(car)
  const { average } = marketOf(car)
  if (price === null || average === null || average - price <= WORTH_TELLING_ABOVE) return null
  const difference = formatMoney(average - price)
  return { text: `${difference} below market`, difference }
}

/** The same with what it is reckoned from, as far as the feed says: it tells an average, and not of how many cars. */
export function belowMarketExplained(
  car: MarketCar & Pick<Car, 'location'>,
): { readonly text: string; readonly explanation: string } | null {
  const below = belowMarket(car)
  const { average, national } = marketOf(car)
  if (below === null || average === null) return null
  const where = national ? 'in the whole country' : `in ${car.location.state ?? 'its state'}`
  return {
    text: below.text,
    explanation:
      `This price is ${below.difference} lower than ${formatMoney(average)}, the average market price ${where} that came ` +
      'with this listing. The listing does not say how many vehicles the average is taken from.',
  }
}

function marketOf({ autograb_data: { state_average_market_price: state, average_market_price: nation } }: MarketCar) {
  return state === null ? { average: nation, national: true } : { average: state, national: false }
}
