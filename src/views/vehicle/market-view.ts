import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { currentPrice } from '#domain/car/price/current-price.ts'
import { type MarketPosition, marketPosition } from '#domain/car/price/market-position.ts'
import { dateText } from '#domain/date/date-text.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { formatMoney } from '#domain/money.ts'
import type { RegionCode } from '#domain/region.ts'
import { say } from '#words/say.ts'
import * as words from '#words/vehicle.ts'

/** CARD-7: the place of a car's price in the market, in words and as a bar. */
export interface MarketView {
  /** '$33,000 is near the low end of the $30,000 to $40,000 that 48 similar vehicles are advertised for.' */
  readonly text: string
  /** 'Source: AutoGrab, 20 November 2026' */
  readonly source: string
  readonly low: string
  readonly high: string
  /** Place of the price on the bar, from 0 to 100. */
  readonly percent: number
}

/** Site fields that the market's figures depend on. A `Site` is one. */
interface MarketSite {
  readonly region: RegionCode
  readonly timezone: string
  readonly vehicle: { readonly marketSource: string }
}

/** CARD-7: null without figures that can be compared, and without the name of who gave them. */
export function marketView(car: Car, { region, timezone, vehicle }: MarketSite, now: Date): MarketView | null {
  const position = vehicle.marketSource === '' || !isAvailable(car) ? null : marketPosition(car, now)
  const price = currentPrice(car)
  if (position === null || price === null) return null
  const [low, high] = [formatMoney(position.low), formatMoney(position.high)]
  const range = say(words.rangeFromTo, { low, high })
  const text = say(SENTENCES[position.part], { price: formatMoney(price), range, cars: position.cars })
  const date = dateText(zonedTime(position.date, timezone).date, region)
  return {
    text,
    source: say(words.marketSource, { source: vehicle.marketSource, date }),
    low,
    high,
    percent: position.percent,
  }
}

const SENTENCES = {
  below: words.marketBelow,
  low: words.marketLow,
  middle: words.marketMiddle,
  high: words.marketHigh,
  above: words.marketAbove,
} as const satisfies Readonly<Record<MarketPosition['part'], string>>
