import type { Car } from '../car/car.ts'
import { currentPrice } from '../car/price/current-price.ts'
import type { CarType } from '../car/vocabulary.ts'
import { dutyOn } from './duty.ts'
import type { DutyFacts, Missing, Power, State } from './duty-facts.ts'

/** A dealer's own amounts for on-road charges in a state, in whole currency units; null is not known. */
export interface OnRoadCharges {
  readonly state: State
  readonly carTypes: readonly CarType[]
  readonly registration: number | null
  readonly insurance: number | null
  readonly transfer: number | null
  /** First and last day, ISO dates. */
  readonly from: string
  readonly until: string
  /** Where the amounts are from. */
  readonly source: string
}

/** One line of an estimate; cents. */
export interface DriveAwayLine {
  readonly name: 'price' | 'duty' | 'registration' | 'insurance' | 'transfer'
  readonly cents: number
}

/**
 * MONEY-3: what a car costs in a state with government charges. 'complete': with every charge. 'partly': with duty, and the
 * names of the charges that are not known. 'missing': no figure, because duty depends on a fact that is unknown.
 */
export type DriveAway =
  | {
      readonly kind: 'complete' | 'partly'
      readonly state: State
      readonly total: number
      readonly lines: readonly DriveAwayLine[]
      readonly left: readonly ChargeName[]
      readonly source: { readonly name: string; readonly url: string }
      /** First and last day of the duty table, ISO dates. */
      readonly from: string
      readonly until: string
      /** Source of the dealer's amounts; null without any. */
      readonly charges: string | null
    }
  | { readonly kind: 'missing'; readonly state: State; readonly missing: Missing }

export type ChargeName = 'registration' | 'insurance' | 'transfer'

export type DriveAwayCar = Pick<
  Car,
  'item_type' | 'price_type' | 'price' | 'offer_price' | 'car_type' | 'simple_body' | 'simple_fuel' | 'seats'
> & { readonly variant: Pick<Car['variant'], 'cylinders'> }

/**
 * MONEY-3: whether a car has an estimate: a car priced without government charges. Duty tables are for light passenger and
 * goods vehicles, not for caravans, motorbikes or trucks.
 */
export function hasDriveAway(car: DriveAwayCar): boolean {
  return car.item_type === 'car' && car.price_type === 'excluding_government_charges' && currentPrice(car) !== null
}

/** MONEY-3: the estimate for a state on a day. `today` is an ISO date at the site. */
export function driveAway(
  car: DriveAwayCar,
  state: State,
  charges: readonly OnRoadCharges[],
  today: string,
): DriveAway {
  const price = Math.round((currentPrice(car) ?? 0) * 100)
  const duty = dutyOn(state, price, dutyFacts(car), today)
  if (duty.kind === 'missing') return { kind: 'missing', state, missing: duty.missing }
  const stateCharges = charges.find(
    (row) => row.state === state && row.carTypes.includes(car.car_type) && row.from <= today && today <= row.until,
  )
  const amounts = stateCharges === undefined ? NO_AMOUNTS : amountsOf(stateCharges)
  const chargeLines = CHARGES.flatMap((name): readonly DriveAwayLine[] => {
    const amount = amounts[name]
    return amount === null ? [] : [{ name, cents: Math.round(amount * 100) }]
  })
  const left = CHARGES.filter((name) => !chargeLines.some((line) => line.name === name))
  const lines: readonly DriveAwayLine[] = [
    { name: 'price', cents: price },
    { name: 'duty', cents: duty.cents },
    ...chargeLines,
  ]
  const { source, from, until } = duty.table
  return {
    kind: left.length === 0 ? 'complete' : 'partly',
    state,
    total: lines.reduce((sum, { cents }) => sum + cents, 0),
    lines,
    left,
    source,
    from,
    until,
    charges: stateCharges?.source ?? null,
  }
}

type Amounts = Readonly<Record<ChargeName, number | null>>

const NO_AMOUNTS: Amounts = { registration: null, insurance: null, transfer: null }

function amountsOf({ registration, insurance, transfer }: OnRoadCharges): Amounts {
  return { registration, insurance, transfer }
}

const CHARGES: readonly ChargeName[] = ['registration', 'insurance', 'transfer']

/** What a feed says of the facts that duty depends on. CO2 is not in feeds. */
function dutyFacts({ car_type, simple_body, simple_fuel, seats, variant }: DriveAwayCar): DutyFacts {
  return {
    isNew: car_type === 'new',
    carriesGoods: simple_body !== null && GOODS.includes(simple_body),
    power: simple_fuel === null ? null : (POWERS[simple_fuel] ?? null),
    cylinders: variant.cylinders,
    co2: null,
    seats,
  }
}

/** Bodies that are built mainly to carry goods. */
const GOODS: readonly string[] = ['ute', 'van', 'cabChassis', 'lightTruck']

const POWERS: Readonly<Record<string, Power>> = {
  Petrol: 'combustion',
  Diesel: 'combustion',
  LPG: 'combustion',
  Hybrid: 'hybrid',
  'Plug-in Hybrid': 'plug-in-hybrid',
  Electric: 'electric',
}
