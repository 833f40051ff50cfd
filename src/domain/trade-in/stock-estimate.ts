import { type Comparable, comparableCars } from './comparables.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'

/** A vehicle's trade-in value in whole currency units, and the number of cars behind it. */
export interface Estimate {
  readonly low: number
  readonly mid: number
  readonly high: number
  /** 0 if it comes from a valuer's data instead of cars for sale. */
  readonly comparables: number
}

/** The site's options for valuations. */
export interface EstimateOptions {
  /** Difference between advertised price and trade-in value, in per cent of the price. */
  readonly margin: number
}

/** Cars are compared if built at most this many years before or after. */
export const YEARS_AROUND = 2

/** Loss of value of a used car, per year and per 10,000 km, as a share of its value. Rules of thumb of the trade. */
const LOST_A_YEAR = 0.08
const LOST_EACH_10_000_KM = 0.025

/** The range covers the middle half of the cars, but is at least and at most this share around the middle. */
const NARROWEST = 0.04
const WIDEST = 0.12
const STEP = 100

/**
 * TRADE-3: the estimate from comparable cars, which are of the same make and model; null if there are too few. Each
 * car's price is adjusted to the vehicle's year and odometer. The figure is the median less the dealer's margin. An
 * older vehicle is never worth more than a newer one with the same kilometres, whatever is for sale.
 */
export function stockEstimate(
  vehicle: Pick<ValuedVehicle, 'year' | 'km'>,
  cars: readonly Comparable[],
  { margin }: EstimateOptions,
  thisYear: number,
): Estimate | null {
  const vehiclePrices = pricesAt(vehicle.year, vehicle.km, cars)
  if (vehiclePrices === null) return null
  const younger = Array.from({ length: Math.max(0, thisYear + 1 - vehicle.year) }, (_, index) =>
    pricesAt(vehicle.year + 1 + index, vehicle.km, cars),
  ).filter((prices) => prices !== null)
  const capped = younger.reduce(lower, vehiclePrices)
  const traded = (price: number) => price * (1 - margin / 100)
  return { ...inSteps(traded(capped.low), traded(capped.mid), traded(capped.high)), comparables: vehiclePrices.cars }
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

function pricesAt(year: number, km: number, cars: readonly Comparable[]): Prices | null {
  const near = comparableCars(cars.filter((car) => Math.abs(car.year - year) <= YEARS_AROUND))
  if (near === null) return null
  const prices = near.map((car) => broughtTo(car, year, km)).sort((one, other) => one - other)
  const mid = quantile(prices, 0.5)
  return {
    low: between(quantile(prices, 0.25), mid * (1 - WIDEST), mid * (1 - NARROWEST)),
    mid,
    high: between(quantile(prices, 0.75), mid * (1 + NARROWEST), mid * (1 + WIDEST)),
    cars: near.length,
  }
}

function broughtTo(car: Comparable, year: number, km: number): number {
  return car.price * (1 - LOST_A_YEAR) ** (car.year - year) * (1 - LOST_EACH_10_000_KM) ** ((km - car.km) / 10_000)
}

function lower(one: Prices, other: Prices): Prices {
  const { min } = Math
  return { ...one, low: min(one.low, other.low), mid: min(one.mid, other.mid), high: min(one.high, other.high) }
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
