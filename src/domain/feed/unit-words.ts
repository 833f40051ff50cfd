import type { Measure } from '../car/field.ts'
import type { UnitOf } from './unit.ts'

/** SITE-6: units as people say them. */
export const UNIT_WORDS = {
  km: 'kilometres',
  mi: 'miles',
  'L/100 km': 'litres per 100 km',
  mpg: 'miles per gallon',
  'km/L': 'kilometres per litre',
  L: 'litres',
  gal: 'gallons',
} as const satisfies Readonly<Record<UnitOf<Measure>, string>>

/** SITE-6: what figures measure, as people say it: one of them and several. */
export const MEASURE_WORDS = {
  odometer: { label: 'Odometer', one: 'odometer reading', many: 'odometer readings' },
  consumption: { label: 'Fuel use', one: 'figure of fuel use', many: 'figures of fuel use' },
  volume: { label: 'Fuel tank', one: 'figure of the tank’s size', many: 'figures of the tank’s size' },
} as const satisfies Readonly<Record<Measure, { readonly label: string; readonly one: string; readonly many: string }>>
