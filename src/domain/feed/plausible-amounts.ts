import type { CarType, FirstPrice, ItemType } from '../car/vocabulary.ts'

/** Fields of a car that its plausible amounts depend on. */
export interface AmountsOf {
  readonly item_type: ItemType
  readonly car_type: CarType
  readonly year: number | null
  readonly make: string
}

export interface Range {
  readonly min: number
  readonly max: number
}

/** Site options about prices: limits that override the table below, in whole currency units, and the first of two prices. */
export interface PriceLimits {
  readonly lowestPrice: number | null
  readonly highestPrice: number | null
  /** INTAKE-8 */
  readonly firstPrice?: FirstPrice
}

/** Plausible prices of such a car, in whole currency units. A price outside the range is a fault of the feed. */
export function plausiblePrices(car: AmountsOf, thisYear: number, limits: PriceLimits | null = null): Range {
  const age = car.year === null ? null : thisYear - car.year
  const { min, max } = PRICES[car.item_type][car.car_type]
  const isEveryday = car.item_type === 'car' && EVERYDAY.has(car.make.toLowerCase()) && age !== null && age < CLASSIC
  return {
    min: limits?.lowestPrice ?? Math.max(10, car.car_type === 'used' && age !== null ? lowestOfAge(min, age) : min),
    max: limits?.highestPrice ?? (isEveryday ? EVERYDAY_PRICES_UP_TO : max),
  }
}

/** Plausible odometer readings of such a car, in kilometres. */
export function plausibleKilometres(car: AmountsOf, thisYear: number): Range {
  const years = car.year === null ? null : Math.max(1, thisYear - car.year + 1)
  const most = KILOMETRES_UP_TO[car.item_type]
  return { min: 0, max: years === null ? most : Math.min(most, years * KILOMETRES_A_YEAR[car.item_type]) }
}

/** Above this reading, in kilometres, a new car or demonstrator is probably used. */
export const USED_FROM: Readonly<Record<Exclude<CarType, 'used'>, number>> = { new: 5_000, demo: 40_000 }

/** Plausible payments to lenders and for subscriptions, in whole currency units. */
export const PLAUSIBLE_PAYMENTS = {
  week: { min: 5, max: 5_000 },
  month: { min: 20, max: 25_000 },
} as const satisfies Record<string, Range>

const PRICES: Readonly<Record<ItemType, Readonly<Record<CarType, Range>>>> = {
  car: {
    new: { min: 5_000, max: 10_000_000 },
    demo: { min: 4_000, max: 10_000_000 },
    used: { min: 200, max: 10_000_000 },
  },
  caravan: {
    new: { min: 2_000, max: 1_000_000 },
    demo: { min: 2_000, max: 1_000_000 },
    used: { min: 200, max: 1_000_000 },
  },
  motorbike: {
    new: { min: 500, max: 500_000 },
    demo: { min: 500, max: 500_000 },
    used: { min: 100, max: 500_000 },
  },
  truck: {
    new: { min: 10_000, max: 3_000_000 },
    demo: { min: 8_000, max: 3_000_000 },
    used: { min: 500, max: 3_000_000 },
  },
}

/** Factor on the lowest price of the kind, for used cars up to an age in years. */
const LOWEST_BY_AGE: readonly { readonly upTo: number; readonly times: number }[] = [
  { upTo: 3, times: 5 },
  { upTo: 10, times: 2.5 },
]

function lowestOfAge(lowest: number, age: number): number {
  return lowest * (LOWEST_BY_AGE.find(({ upTo }) => age <= upTo)?.times ?? 1)
}

/** Highest price of current cars of the makes below, in whole currency units. Their classics have no such limit. */
const EVERYDAY_PRICES_UP_TO = 500_000
/** Age in years from which a car is a classic. */
const CLASSIC = 20
const EVERYDAY = new Set(
  (
    'abarth,alfa romeo,byd,chery,chrysler,citroen,cupra,daewoo,daihatsu,datsun,dodge,fiat,fpv,foton,geely,genesis,great wall,gwm,' +
    'haval,holden,honda,hsv,hyundai,infiniti,isuzu,iveco,jac,jaecoo,jeep,kia,ldv,leapmotor,lexus,mahindra,mazda,mg,mini,' +
    'mitsubishi,nissan,opel,peugeot,polestar,proton,ram,renault,rover,saab,seat,skoda,smart,ssangyong,subaru,suzuki,tata,tesla,' +
    'toyota,volkswagen,volvo,zeekr'
  ).split(','),
)

const KILOMETRES_UP_TO: Readonly<Record<ItemType, number>> = {
  car: 1_200_000,
  caravan: 1_200_000,
  motorbike: 500_000,
  truck: 2_000_000,
}
const KILOMETRES_A_YEAR: Readonly<Record<ItemType, number>> = {
  car: 200_000,
  caravan: 200_000,
  motorbike: 100_000,
  truck: 400_000,
}
