import { CAR_FIELDS } from '../car/car-fields.ts'
import type { Field } from '../car/field.ts'
import { inWordsOf, REGIONS, type RegionCode } from '../region.ts'
import { distanceIn, inUnit, odometerText } from '../units.ts'

/** SITE-6: what the console calls a field in the region's words, with its unit where it asks for a distance: 'Odometer (mi)'. */
export function labelIn(region: RegionCode, name: string, label: string): string {
  return isDistance(name) ? `${label} (${REGIONS[region].distance})` : inWordsOf(region, label)
}

/** SITE-6: a choice in the region's words; as it is where another one has these: 'Hatch' beside 'Hatchback'. */
export function choiceIn(region: RegionCode, text: string, all: readonly string[]): string {
  const said = inWordsOf(region, text)
  return all.includes(said) ? text : said
}

/** A stored figure in the region's unit, as a form holds it. */
export function figureIn(region: RegionCode, name: string, stored: number): number {
  return isDistance(name) ? distanceIn(region, stored, 'km') : stored
}

/** The stored figure of one that was typed in the region's unit: a distance is stored in kilometres, as feeds' are. */
export function storedFigure(region: RegionCode, name: string, typed: number): number {
  return isDistance(name) ? inUnit('km', typed, REGIONS[region].distance) : typed
}

/** A stored figure as people read it, with its unit where it has one. */
export function figureText(region: RegionCode, name: string, stored: number): string {
  return isDistance(name) ? odometerText(stored, region) : stored.toLocaleString('en-AU')
}

function isDistance(name: string): boolean {
  const field: Field | undefined = Object.hasOwn(CAR_FIELDS, name)
    ? CAR_FIELDS[name as keyof typeof CAR_FIELDS]
    : undefined
  return field?.kind === 'number' && field.measure === 'odometer'
}
