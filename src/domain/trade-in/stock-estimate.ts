import { type Comparable, tellableCars } from './comparables.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'

/** What a vehicle may be worth to the dealer, whole currency units, and how many cars that rests on. */
export interface Estimate {
  readonly low: number
  readonly mid: number
  readonly high: number
  /** 0: it rests on a valuer's own data, not on cars for sale. */
  readonly comparables: number
}

/** What a site decides about its figures. */
export interface EstimateOptions {
  /** How far the trade-in value lies below the price such a car is offered for, in per cent of that price. */
  readonly margin: number
}

/** Cars are compared with those built up to so many years before or after them. */
export const YEARS_AROUND = 2

/** What a used car loses with each year and with each 10,000 km, of what it is worth: the field's rules of thumb. */
const LOST_A_YEAR = 0.08
const LOST_EACH_10_000_KM = 0.025

/** The range is the middle half of the cars compared with, but never narrower nor wider than this around the middle. */
const NARROWEST = 0.04
const WIDEST = 0.12
const STEP = 100

/**
 * TRADE-3: the estimate from comparable stock, null where too few cars compare. Each car's price is brought to the year and
 * odometer of the vehicle; the middle one of them, less the dealer's margin, is the figure. One a year older is never worth
 * more than one a year younger with the same distance, whatever happens to be for sale. `cars` are of its make and model.
 */
export function stockEstimate(
  vehicle: Pick<ValuedVehicle, 'year' | 'km'>,
  cars: readonly Comparable[],
  { margin }: EstimateOptions,
  thisYear: number,
): Estimate | null {
  const own = pricesAt(vehicle.year, vehicle.km, cars)
  if (own === null) return null
  const younger = Array.from({ length: Math.max(0, thisYear + 1 - vehicle.year) }, (_, index) =>
    pricesAt(vehicle.year + 1 + index, vehicle.km, cars),
  ).filter((prices) => prices !== null)
  const capped = younger.reduce(lower, own)
  const traded = (price: number) => price * (1 - margin / 100)
  return { ...inSteps(traded(capped.low), traded(capped.mid), traded(capped.high)), comparables: own.cars }
}

/** Rounded so that nobody takes a hundred for exact: the middle to the nearest, the ends outward. Never below nothing. */
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
  const near = tellableCars(cars.filter((car) => Math.abs(car.year - year) <= YEARS_AROUND))
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

/** By straight lines between neighbours; `sorted` is not empty. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
