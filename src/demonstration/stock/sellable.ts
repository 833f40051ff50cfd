import type { CarType } from '#domain/car/vocabulary.ts'
import type { FeedRow } from './feed-row.ts'
import { formerTime } from './former-stock.ts'
import { daysAgo, listedAt } from './listing-dates.ts'
import type { YardPlan } from './plans.ts'
import { asking, manualFinance } from './pricing.ts'
import type { Random } from './random.ts'

/** Fields that cars and caravans share: location, price and sales status. */
export interface Ordinary {
  readonly random: Random
  readonly yard: YardPlan
  readonly carType: CarType
  /** Sequence number within the site; makes id, stock number and address unique. */
  readonly number: number
  readonly now: Date
  /** dollars, before rounding for the windscreen */
  readonly value: number
  /** whole years */
  readonly age: number
  readonly name: string
}

export function sellable(ordinary: Ordinary) {
  const { random, yard, carType, number, now, value, age, name } = ordinary
  const prices = asking(random, value, carType, yard.location.state)
  const stage = stageOf(random, carType, now)
  const priced = !(stage.preorder || random.chance(0.012))
  const price = priced ? prices.price : null
  const average = Math.round(prices.price * (0.965 + random.next() * 0.1))
  const stocknum = `${carType.charAt(0).toUpperCase()}${10_000 + number * 7 + random.whole(0, 6)}`
  const item = {
    id: `${yard.location.slug}-${number}`,
    slug: `${name} ${stocknum}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    stocknum,
    car_type: carType,
    ...stage,
    tag:
      stage.status === 'in_stock' && prices.before_price && random.chance(0.6)
        ? PRICE_DROP
        : random.chance(0.07)
          ? tagFor(random, carType)
          : null,
    certified: carType === 'used' && yard.make !== null && age <= 5 && random.chance(0.35),
    show_on_dealer_website: true,
    price,
    price_type: priced ? prices.price_type : null,
    before_price: priced ? prices.before_price : null,
    offer_price:
      priced && carType !== 'used' && random.chance(0.1) ? prices.price - random.pick([500, 1000, 1500]) : null,
    subscription_price: null,
    views: 0,
    file: null,
    created_at: listedAt(random, now),
    payment_processors: random.chance(0.85) ? ['stripe'] : [],
    private_suburb: null,
    private_postcode: null,
    dealership_id: yard.dealershipId,
    dealership_slug: yard.dealershipSlug,
    finance_lenders:
      price !== null && price > 5_000 && age <= 12 && !stage.sold && !random.chance(0.08)
        ? { manual: manualFinance(price, age) }
        : {},
    autograb_data:
      carType === 'used' && !random.chance(0.15)
        ? {
            state_average_market_price: average,
            average_market_price: Math.round(average * (0.985 + random.next() * 0.03)),
          }
        : { state_average_market_price: null, average_market_price: null },
    ...(carType === 'used' && number % 4 > 0 && { market: marketOf(average, number, now) }),
    location: locationOf(yard),
  }
  // Buyers never saw the former price of a car listed since.
  return item.tag === PRICE_DROP && item.created_at > formerTime(now).toISOString() ? { ...item, tag: null } : item
}

/** What a valuer would say of the market, without the random numbers that later cars depend on. */
function marketOf(average: number, number: number, now: Date): NonNullable<FeedRow['market']> {
  const toHundreds = (amount: number) => Math.round(amount / 100) * 100
  const spread = 0.09 + (number % 7) / 100
  return {
    low: toHundreds(average * (1 - spread)),
    high: toHundreds(average * (1 + spread)),
    cars: 9 + ((number * 7) % 52),
    date: daysAgo(now, 1 + (number % 5)),
  }
}

const PRICE_DROP = 'Price Drop'

type Stage = Pick<FeedRow, 'status' | 'sold' | 'reserved' | 'preorder' | 'sold_date_timestamp'>

/** Most cars are for sale; a few are reserved, in transit, on order, or sold in the last days. */
function stageOf(random: Random, carType: CarType, now: Date): Stage {
  const inStock: Stage = {
    status: 'in_stock',
    sold: false,
    reserved: false,
    preorder: false,
    sold_date_timestamp: null,
  }
  const roll = random.next()
  if (roll < 0.018)
    return { ...inStock, status: 'sold', sold: true, sold_date_timestamp: daysAgo(now, 0.3 + random.next() * 2.3) }
  if (roll < 0.04) return { ...inStock, reserved: true }
  if (roll < 0.07) return { ...inStock, status: 'coming_soon' }
  if (roll < 0.085 && carType === 'new') return { ...inStock, status: 'coming_soon', preorder: true }
  return inStock
}

function tagFor(random: Random, carType: CarType): string {
  return random.pick(carType === 'used' ? ['Special', 'One Owner'] : ['Special', 'Run-out'])
}

function locationOf({ location, make, kind }: YardPlan): FeedRow['location'] {
  const { id, name, slug, phone, street, city, state, suburb, postcode } = location
  return {
    name,
    slug,
    phone,
    city,
    state,
    suburb,
    postcode,
    location_name: name,
    location_type: kind === 'caravans' ? 'caravans' : 'sales',
    manufacturers: make ? [make] : [],
    address: { id, street, city: suburb, state, postcode },
  }
}
