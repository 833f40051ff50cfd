import type { NumberField } from '../car/field.ts'
import type { RegionCode } from '../region.ts'
import { acrossGallons, litresPerGallon } from '../units.ts'
import { type ReadCell, readNumber, readText } from './cell.ts'
import type { FeedValue } from './record.ts'
import type { UnitOf } from './unit.ts'
import { UNIT_WORDS } from './unit-words.ts'

/** SITE-6: reads a number that is in `unit`, as the stored one. */
export function readInUnits(
  cell: FeedValue,
  field: NumberField,
  unit: UnitOf<'consumption' | 'volume'>,
  { region, decimalComma = false }: { readonly region: RegionCode; readonly decimalComma?: boolean },
): ReadCell<number> {
  const text = readText(cell) ?? ''
  const toStored = CONVERSIONS[unit]
  if (toStored === null) return readNumber(cell, field, decimalComma)
  const { value, fault } = readNumber(
    cell,
    { ...field, unit: UNIT_WORDS[unit], whole: false, min: 0, max: MOST_FIGURE },
    decimalComma,
  )
  if (value === null) return { value, fault }
  const stored = Math.round(toStored(value, gallonIn(text, region)) * PRECISION) / PRECISION
  return stored >= field.min && stored <= field.max
    ? { value: stored, fault: null }
    : { value: null, fault: `is no figure in ${UNIT_WORDS[unit]} that a car can have` }
}

/** By unit: the stored figure of one in it; null: it is the stored one. `litres`: of a gallon. */
const CONVERSIONS: Readonly<
  Record<UnitOf<'consumption' | 'volume'>, ((figure: number, litres: number) => number) | null>
> = {
  'L/100 km': null,
  mpg: acrossGallons,
  'km/L': (figure) => 100 / figure,
  L: null,
  gal: (figure, litres) => figure * litres,
}

/** Figures in any unit are below this. */
const MOST_FIGURE = 10_000
/** Parts of a unit that are stored: enough that a figure shows in its own unit as it was written. */
const PRECISION = 10_000

/** A gallon is the region's, unless the text says whose it is. */
function gallonIn(text: string, region: RegionCode): number {
  if (/\b(?:imp|imperial|uk)\b/i.test(text)) return litresPerGallon('AU')
  return litresPerGallon(/\bus\b/i.test(text) ? 'US' : region)
}
