import { type Comparable, comparableCars } from './comparables.ts'
import type { SegmentName } from './segments.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'

/** A vehicle's trade-in value in whole currency units, and the number of cars behind it. */
export interface Estimate {
  readonly low: number
  readonly mid: number
  readonly high: number
  /** 0 if it comes from a valuer's data instead of cars for sale. */
  readonly comparables: number
  /** The cars behind it are of this segment: of the model there are too few. Its range is wider. */
  readonly segment?: SegmentName
}

/** The site's options for valuations. */
export interface EstimateOptions {
  /** Difference between advertised price and trade-in value, in per cent of the price. */
  readonly margin: number
}

/** Cars for sale that are like a vehicle. */
export interface LikeCars {
  /** Of the same make and model. */
  readonly model: readonly Comparable[]
  /** Of the model's segment, its own among them; null if it is in none. */
  readonly segment: { readonly name: SegmentName; readonly cars: readonly Comparable[] } | null
}

/** Cars are compared if built at most this many years before or after. */
export const YEARS_AROUND = 3

/** Loss of value of a used car, per year and per 10,000 km, as a share of its value. Rules of thumb of the trade. */
const LOST_A_YEAR = 0.08
const LOST_EACH_10_000_KM = 0.025

/** The range covers the middle half of the cars, but is at least and at most this share around the middle. */
interface Spread {
  readonly narrowest: number
  readonly widest: number
}
const OF_MODEL: Spread = { narrowest: 0.04, widest: 0.12 }
const OF_SEGMENT: Spread = { narrowest: 0.12, widest: 0.25 }
const STEP = 100

/**
 * TRADE-3: the estimate from cars of the same make and model, or of its segment where those are too few; null if both
 * are. Each car's price is adjusted to the vehicle's year and odometer. The figure is the median less the dealer's
 * margin. An older vehicle is never worth more than a newer one with the same kilometres, whatever is for sale.
 */
export function stockEstimate(
  { year, km }: Pick<ValuedVehicle, 'year' | 'km'>,
  { model, segment }: LikeCars,
  { margin }: EstimateOptions,
  thisYear: number,
): Estimate | null {
  const kept = 1 - margin / 100
  const traded = ({ low, mid, high, cars }: Prices) => ({
    ...inSteps(low * kept, mid * kept, high * kept),
    comparables: cars,
  })
  const oldest = Math.min(year, ...model.map((car) => car.year - YEARS_AROUND))
  const years = Array.from({ length: Math.max(year, thisYear + 1) - oldest + 1 }, (_, index) => oldest + index)
  const byYear = pricesByYear(years, km, model, OF_MODEL)
  const own = byYear.get(year)
  if (own !== undefined) return traded(own)
  const alike = segment && pricesByYear(years, km, segment.cars, OF_SEGMENT).get(year)
  if (!alike) return null
  // Between what the model's own cars say of older and of newer ones.
  const figures = [...byYear].reduce(
    (prices, [built, figure]) => pick(built < year ? Math.max : Math.min, prices, figure),
    alike,
  )
  return { ...traded(figures), segment: segment.name }
}

/**
 * Rounds to hundreds, so that the figure does not look exact: the middle to the nearest, the ends outwards. Never
 * negative.
 */
export function inSteps(low: number, mid: number, high: number): Omit<Estimate, 'comparables'> {
  const step = (value: number, round: (steps: number) => number) => Math.max(0, round(value / STEP) * STEP)
  return { low: step(low, Math.floor), mid: step(mid, Math.round), high: step(high, Math.ceil) }
}

interface Prices {
  readonly low: number
  readonly mid: number
  readonly high: number
  readonly cars: number
}

/** The prices of each year that there are enough cars for, each at most those of newer years. */
function pricesByYear(
  years: readonly number[],
  km: number,
  cars: readonly Comparable[],
  spread: Spread,
): ReadonlyMap<number, Prices> {
  const found = years.map((year) => [year, pricesAt(year, km, cars, spread)] as const)
  let newer: Prices | null = null
  const capped = new Map<number, Prices>()
  for (const [year, prices] of found.toReversed()) {
    if (prices === null) continue
    newer = newer === null ? prices : pick(Math.min, prices, newer)
    capped.set(year, newer)
  }
  return capped
}

function pricesAt(year: number, km: number, cars: readonly Comparable[], { narrowest, widest }: Spread): Prices | null {
  const near = comparableCars(cars.filter((car) => Math.abs(car.year - year) <= YEARS_AROUND))
  if (near === null) return null
  const prices = near.map((car) => broughtTo(car, year, km)).sort((one, other) => one - other)
  const mid = quantile(prices, 0.5)
  return {
    low: between(quantile(prices, 0.25), mid * (1 - widest), mid * (1 - narrowest)),
    mid,
    high: between(quantile(prices, 0.75), mid * (1 + narrowest), mid * (1 + widest)),
    cars: near.length,
  }
}

function broughtTo(car: Comparable, year: number, km: number): number {
  return car.price * (1 - LOST_A_YEAR) ** (car.year - year) * (1 - LOST_EACH_10_000_KM) ** ((km - car.km) / 10_000)
}

/** The lower or the higher of each figure; the number of cars is the first's. */
function pick(which: (one: number, other: number) => number, one: Prices, other: Prices): Prices {
  return {
    ...one,
    low: which(one.low, other.low),
    mid: which(one.mid, other.mid),
    high: which(one.high, other.high),
  }
}

/** Quantile with linear interpolation; `sorted` must not be empty. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
