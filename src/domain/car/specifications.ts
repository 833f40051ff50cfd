import * as facets from '#words/facet.ts'
import { say } from '#words/say.ts'
import * as words from '#words/specification.ts'
import { formatWhole } from '../money.ts'
import type { RegionCode } from '../region.ts'
import { consumptionText, metresText, volumeText } from '../units.ts'
import type { AttributeView } from './attribute-view.ts'
import type { Car } from './car.ts'
import { type CarFact, factLabel } from './car-fact.ts'
import { CAR_FACTS, type FactName } from './car-facts.ts'
import { ancap } from './car-summary.ts'
import { isPresent, measured } from './fact-text.ts'
import { feedText } from './feed-text.ts'

export interface SpecificationGroup {
  readonly title: string
  readonly rows: readonly AttributeView[]
}

/** CAR-1, CAR-9: 'All Specifications' in groups. Empty rows and groups are left out; caravans have their own group. */
export function specifications(car: Car, region: RegionCode): readonly SpecificationGroup[] {
  return GROUPS.filter(({ of }) => of === undefined || of === car.item_type)
    .map(({ title, rows }) => ({
      title: say(title),
      rows: rows.flatMap(({ name, label, read }) => {
        const value = read(car, region)
        return isPresent(value) ? [{ name, label: typeof label === 'string' ? say(label) : label(), value }] : []
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
}

interface Group {
  readonly title: string
  /** If set, only items of this type have the group. */
  readonly of?: Car['item_type']
  readonly rows: readonly Row[]
}

interface Row {
  readonly name: string
  /** A word of the catalogue, or what says one. */
  readonly label: string | (() => string)
  readonly read: (car: Car, region: RegionCode) => string | null
}

const GROUPS: readonly Group[] = [
  {
    title: words.caravan,
    of: 'caravan',
    rows: [
      fact('body_length', words.bodyLength),
      row('body_width', words.bodyWidth, (car) => measured(car.specifications.body_width, metresText)),
      fact('tare_weight'),
      fact('aggregate_trailer_mass', words.aggregateTrailerMass),
      row('axle_type', words.axleType, (car) => feedText(car.specifications.axle_type)),
      fact('sleeps'),
      fact('bunks'),
    ],
  },
  {
    title: words.engineAndTransmission,
    rows: [
      row('cylinders', words.cylinders, (car) => measured(car.variant.cylinders)),
      row('enginesize', words.engineSize, (car) => measured(car.variant.enginesize, unit('cc'))),
      row('induction', words.induction, (car) => feedText(car.variant.induction)),
      row('torque', words.torque, (car) => measured(car.variant.torque, unit('Nm'))),
      row('geartype', words.gears, (car) => feedText(car.variant.geartype)),
      row('drive', words.drive, (car) => feedText(car.drive)),
    ],
  },
  {
    title: words.fuel,
    rows: [
      row('fuel', words.fuelType, (car) => feedText(car.fuel ?? car.simple_fuel)),
      row('fuelconsumptioncombined', words.combinedFuelConsumption, (car, region) =>
        measured(car.variant.fuelconsumptioncombined, (litres) => consumptionText(litres, region)),
      ),
      row('fuelcapacity', words.fuelCapacity, (car, region) =>
        measured(car.variant.fuelcapacity, (litres) => volumeText(litres, region)),
      ),
      row('driving_range', facets.drivingRange, (car, region) => CAR_FACTS.driving_range.text(car, region)),
      fact('battery_capacity'),
      fact('dc_charging'),
      fact('ac_charging'),
    ],
  },
  {
    title: words.dimensionsAndWeights,
    rows: [
      row('vehiclelength', words.length, (car) => measured(car.variant.vehiclelength, unit('mm'))),
      row('vehiclewidth', words.width, (car) => measured(car.variant.vehiclewidth, unit('mm'))),
      row('vehicleheight', words.height, (car) => measured(car.variant.vehicleheight, unit('mm'))),
      row('grossvehiclemass', words.grossVehicleMass, (car) => measured(car.variant.grossvehiclemass, unit('kg'))),
      fact('payload'),
      fact('braked_towing'),
    ],
  },
  { title: words.safety, rows: [row('ancaprating', words.ancapSafetyRating, ancapText)] },
]

/** The row of a fact, under another label if one is given. */
function fact(name: FactName, label?: string): Row {
  const { label: usual, text }: CarFact = CAR_FACTS[name]
  return row(name, label ?? (() => factLabel(usual, 'AU')), (car) => text(car, 'AU'))
}

function row(name: string, label: Row['label'], read: Row['read']): Row {
  return { name, label, read }
}

function unit(name: string): (number: number) => string {
  return (number) => `${formatWhole(number)} ${name}`
}

function ancapText(car: Car): string | null {
  const rating = ancap(car)
  return rating === null ? null : say(words.ancapStars, { stars: rating.stars, year: rating.year })
}
