import type { Measure } from '../car/field.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { KM_PER_MILE } from '../units.ts'

/** SITE-6: the units that feeds have, as a mapping names them. The first of each measure is the stored one. */
export const UNITS = {
  odometer: ['km', 'mi'],
  consumption: ['L/100 km', 'mpg', 'km/L'],
  volume: ['L', 'gal'],
} as const satisfies Readonly<Record<Measure, readonly [string, ...string[]]>>

export type UnitOf<Each extends Measure> = (typeof UNITS)[Each][number]

/** What a mapping says about the units of its columns. */
export type FeedUnits = { readonly [Each in Measure]?: UnitOf<Each> | undefined }

/** The unit of a bare figure of the region. */
export function unitOfRegion<Each extends Measure>(measure: Each, region: RegionCode): UnitOf<Each> {
  const { distance, consumption, volume } = REGIONS[region]
  const units: { readonly [Name in Measure]: UnitOf<Name> } = { odometer: distance, consumption, volume }
  return units[measure]
}

/** The unit that a text names: a cell's 'mi', '31 mpg (US)', or a column's name such as 'Odometer (miles)'. */
export function unitIn<Each extends Measure>(measure: Each, text: string): UnitOf<Each> | null {
  const entry = WORDS[measure].find(([words]) => words.test(text))
  return entry === undefined ? null : (entry[1] as UnitOf<Each>)
}

/** Whole words: 'mileage' names no unit, 'Kms' and 'odometer_km' do. */
const WORDS: { readonly [Each in Measure]: readonly (readonly [words: RegExp, unit: UnitOf<Each>])[] } = {
  odometer: [
    [/(?<![a-z])(?:kms?|klms?|kilomet(?:re|er)s?|kmt)(?![a-z])/i, 'km'],
    [/(?<![a-z])(?:mi|mls|miles?|smi)(?![a-z])/i, 'mi'],
  ],
  consumption: [
    [/(?<![a-z])(?:mpg|miles per gal)/i, 'mpg'],
    [/(?<![a-z])km ?(?:\/|per) ?(?:l|lit(?:re|er)s?)(?![a-z])/i, 'km/L'],
    [/(?<![a-z])(?:l|ltr|lit(?:re|er)s?) ?(?:\/|per|p) ?100/i, 'L/100 km'],
  ],
  volume: [
    [/(?<![a-z])gal(?:lons?)?(?![a-z])/i, 'gal'],
    [/(?<![a-z])(?:l|ltrs?|lit(?:re|er)s?)(?![a-z])/i, 'L'],
  ],
}

/** An odometer's figure in kilometres. Kilometres stay as they are. */
export function kilometresOf(figure: number, unit: UnitOf<'odometer'>): number {
  return unit === 'mi' ? Math.round(figure * KM_PER_MILE) : figure
}
