import { formatWhole } from '../money.ts'
import { kilogramsText, metresText } from '../units.ts'
import type { AttributeView } from './attribute-view.ts'
import type { Car } from './car.ts'
import { ancap } from './car-summary.ts'
import { feedText } from './feed-text.ts'
import { isPresent } from './key-information.ts'

export interface SpecificationGroup {
  readonly title: string
  readonly rows: readonly AttributeView[]
}

/** CAR-1, CAR-9: 'All Specifications' in groups. Empty rows and groups are left out; caravans have their own group. */
export function specifications(car: Car): readonly SpecificationGroup[] {
  return GROUPS.filter(({ of }) => of === undefined || of === car.item_type)
    .map(({ title, rows }) => ({
      title,
      rows: rows.flatMap(({ name, label, read }) => {
        const value = read(car)
        return isPresent(value) ? [{ name, label, value }] : []
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
  readonly label: string
  readonly read: (car: Car) => string | null
}

const GROUPS: readonly Group[] = [
  {
    title: 'Caravan',
    of: 'caravan',
    rows: [
      row('body_length', 'Body length', (car) => measured(car.specifications.body_length, metresText)),
      row('body_width', 'Body width', (car) => measured(car.specifications.body_width, metresText)),
      row('tare_weight', 'Tare weight', (car) => measured(car.specifications.tare_weight, kilogramsText)),
      row('aggregate_trailer_mass', 'Aggregate trailer mass', (car) =>
        measured(car.specifications.aggregate_trailer_mass, kilogramsText),
      ),
      row('axle_type', 'Axle type', (car) => feedText(car.specifications.axle_type)),
      row('sleeps', 'Sleeps', (car) => measured(car.specifications.sleeps, String)),
    ],
  },
  {
    title: 'Engine and transmission',
    rows: [
      row('cylinders', 'Cylinders', (car) => measured(car.variant.cylinders, String)),
      row('enginesize', 'Engine size', (car) => measured(car.variant.enginesize, unit('cc'))),
      row('induction', 'Induction', (car) => feedText(car.variant.induction)),
      row('torque', 'Torque', (car) => measured(car.variant.torque, unit('Nm'))),
      row('geartype', 'Gears', (car) => feedText(car.variant.geartype)),
      row('drive', 'Drive', (car) => feedText(car.drive)),
    ],
  },
  {
    title: 'Fuel',
    rows: [
      row('fuel', 'Fuel type', (car) => feedText(car.fuel ?? car.simple_fuel)),
      row('fuelconsumptioncombined', 'Fuel consumption, combined', (car) =>
        measured(car.variant.fuelconsumptioncombined, (litres) => `${litres} L/100 km`),
      ),
      row('fuelcapacity', 'Fuel capacity', (car) => measured(car.variant.fuelcapacity, unit('L'))),
    ],
  },
  {
    title: 'Dimensions and weights',
    rows: [
      row('vehiclelength', 'Length', (car) => measured(car.variant.vehiclelength, unit('mm'))),
      row('vehiclewidth', 'Width', (car) => measured(car.variant.vehiclewidth, unit('mm'))),
      row('vehicleheight', 'Height', (car) => measured(car.variant.vehicleheight, unit('mm'))),
      row('grossvehiclemass', 'Gross vehicle mass', (car) => measured(car.variant.grossvehiclemass, unit('kg'))),
    ],
  },
  { title: 'Safety', rows: [row('ancaprating', 'ANCAP safety rating', ancapText)] },
]

function row(name: string, label: string, read: Row['read']): Row {
  return { name, label, read }
}

function measured(number: number | null, text: (number: number) => string): string | null {
  return number === null ? null : text(number)
}

function unit(name: string): (number: number) => string {
  return (number) => `${formatWhole(number)} ${name}`
}

function ancapText(car: Car): string | null {
  const rating = ancap(car)
  return rating === null ? null : `${rating.stars} stars (tested ${rating.year})`
}
