/** A car for sale to compare with. It identifies its dealer only as far as the rule below needs. */
export interface Comparable {
  /** Whether it belongs to the site that asks. */
  readonly own: boolean
  /** Distinguishes dealers; has no other meaning. */
  readonly dealer: string
  readonly year: number
  readonly km: number
  /** Advertised price in whole currency units. */
  readonly price: number
}

/** TRADE-3: minimum number of cars behind a figure. */
export const LEAST_CARS = 5
/**
 * If the site has too few cars of its own: minimum number of other dealers. None of them may have more than half of the
 * others' cars.
 */
export const LEAST_DEALERS = 3
const MOST_OF_ONE = 0.5

/**
 * TRADE-3: the cars that a figure may be based on (docs/decisions/056); null if there are not enough. Only the site's
 * own if there are enough of them. Otherwise other dealers' cars are added, but only if there are enough cars of enough
 * dealers that no single dealer's prices show in the figure. With fewer, the result is the same as if the others had
 * none.
 */
export function comparableCars(cars: readonly Comparable[]): readonly Comparable[] | null {
  const ownCars = cars.filter((car) => car.own)
  if (ownCars.length >= LEAST_CARS) return ownCars
  const others = cars.filter((car) => !car.own)
  const byDealer = [...Map.groupBy(others, ({ dealer }) => dealer).values()]
  const isAggregate =
    others.length >= LEAST_CARS &&
    byDealer.length >= LEAST_DEALERS &&
    byDealer.every(({ length }) => length <= others.length * MOST_OF_ONE)
  return isAggregate ? [...ownCars, ...others] : null
}
