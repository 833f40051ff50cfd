import type { Car } from '../car/car.ts'
import { currentPrice } from '../car/price/current-price.ts'

/** DESK-6: what a buyer wants to see of a car. */
export interface ScoreReason {
  readonly id: string
  /** What is missing, as a task. */
  readonly task: string
  readonly points: number
  /** Where on the car's page it is mended. */
  readonly part: string
}

export interface Score {
  /** 0 to 100. */
  readonly points: number
  /** What is missing, most points first. */
  readonly missing: readonly ScoreReason[]
}

/** The parts of a car that count. */
export type ScoredCar = Pick<
  Car,
  | 'images'
  | 'dealercomments'
  | 'price'
  | 'offer_price'
  | 'price_type'
  | 'vin'
  | 'frame_number'
  | 'regplate'
  | 'car_type'
  | 'standardEquipment'
  | 'km'
  | 'created_at'
>

const ENOUGH_PHOTOS = 8
const ENOUGH_COMMENTS = 120
const ENOUGH_FEATURES = 5
const OLD_DAYS = 90
const MS_PER_DAY = 86_400_000

interface ScoreRule extends ScoreReason {
  readonly holds: (car: ScoredCar) => boolean
}

/** DESK-6: the one rule that depends on the day. */
const AGE: ScoreReason = {
  id: 'age',
  task: `Look at the price: more than ${OLD_DAYS} days in stock`,
  points: 5,
  part: 'price',
}

/** The table of DESK-6. With AGE its points add up to 100. */
const RULES: readonly ScoreRule[] = [
  {
    id: 'photos',
    task: `Add photos: buyers expect ${ENOUGH_PHOTOS} or more`,
    points: 30,
    part: 'photos',
    holds: ({ images }) => images.length >= ENOUGH_PHOTOS,
  },
  {
    id: 'first-photo',
    task: 'Add a first photo',
    points: 10,
    part: 'photos',
    holds: ({ images }) => images.length > 0,
  },
  {
    id: 'price',
    task: 'Set a price',
    points: 20,
    part: 'price',
    holds: (car) => currentPrice(car) !== null,
  },
  {
    id: 'comments',
    task: `Write comments of ${ENOUGH_COMMENTS} characters or more`,
    points: 15,
    part: 'dealercomments',
    holds: ({ dealercomments }) => (dealercomments ?? '').length >= ENOUGH_COMMENTS,
  },
  {
    id: 'price-type',
    task: 'Say what the price includes',
    points: 5,
    part: 'price_type',
    holds: ({ price_type }) => price_type !== null,
  },
  {
    id: 'features',
    task: `List ${ENOUGH_FEATURES} features or more in the feed`,
    points: 5,
    part: 'feed',
    holds: ({ standardEquipment }) => standardEquipment.length >= ENOUGH_FEATURES,
  },
  {
    id: 'vin',
    task: 'Add the VIN',
    points: 5,
    part: 'feed',
    holds: ({ vin, frame_number }) => (vin ?? frame_number ?? null) !== null,
  },
  {
    id: 'plate',
    task: 'Add the plate',
    points: 5,
    part: 'regplate',
    // A new car has no plate yet.
    holds: ({ regplate, car_type }) => regplate !== null || car_type === 'new',
  },
]

/** DESK-6: how well a car is presented, from 0 to 100, and what is missing. */
export function scoreOf(car: ScoredCar, now: Date): Score {
  return scoreAt(missingOf(car), car.created_at, now)
}

/** What is missing on any day. The reasons are rows of the table, so that a list of cars shares them. */
export function missingOf(car: ScoredCar): readonly ScoreReason[] {
  return RULES.filter(({ holds }) => !holds(car))
}

/** The score of a car that lacks these reasons' points, on a day. */
export function scoreAt(missing: readonly ScoreReason[], createdAt: string, now: Date): Score {
  const all = isOld(createdAt, now) ? [...missing, AGE] : missing
  const lost = all.reduce((sum, { points }) => sum + points, 0)
  const sorted = [...all].sort((one, other) => other.points - one.points)
  return { points: 100 - lost, missing: sorted.map(({ id, task, points, part }) => ({ id, task, points, part })) }
}

/** Whether a car is in stock for so long that its price needs a look. */
export function isOld(createdAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) > OLD_DAYS * MS_PER_DAY
}

/** DESK-6: the worklist sorts by views times missing points, so that work goes where buyers look. */
export function worklistRank(score: Score, views: number): number {
  // A car that nobody has viewed yet still comes before one that is complete.
  return (views + 1) * (100 - score.points)
}
