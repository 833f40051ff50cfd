/** A car for sale that another is compared with. Whose it is stands in it only as far as the rule below must know. */
export interface Comparable {
  /** Of the site that asks. */
  readonly own: boolean
  /** Tells dealers apart, and nothing else. */
  readonly dealer: string
  readonly year: number
  readonly km: number
  /** What it is offered for, whole currency units. */
  readonly price: number
}

/** A figure rests on at least so many cars (TRADE-3). */
export const LEAST_CARS = 5
/** Where the site's own are too few: so many of others, of so many dealers, none of whom has more than half of them. */
export const LEAST_DEALERS = 3
const MOST_OF_ONE = 0.5

/**
 * The cars that a figure may rest on (docs/decisions/056), null where there are not enough. The site's own alone when they
 * suffice. Else others' come to them, but only when theirs alone are so many, of so many dealers, that none of them can be
 * told from the figure; with fewer the answer is the same as if they had none.
 */
export function tellableCars(cars: readonly Comparable[]): readonly Comparable[] | null {
  const own = cars.filter((car) => car.own)
  if (own.length >= LEAST_CARS) return own
  const others = cars.filter((car) => !car.own)
  const byDealer = [...Map.groupBy(others, ({ dealer }) => dealer).values()]
  const isAggregate =
    others.length >= LEAST_CARS &&
    byDealer.length >= LEAST_DEALERS &&
    byDealer.every(({ length }) => length <= others.length * MOST_OF_ONE)
  return isAggregate ? [...own, ...others] : null
}
