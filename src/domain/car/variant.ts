import { engineSize, inUnits, number, text, type ValuesOf, whole } from './field.ts'

/** The engine, measures and rating of a car's variant. */
export const VARIANT_FIELDS = {
  cylinders: whole(16, 'a number of cylinders'),
  /** cc */
  enginesize: engineSize(number(30_000, 'cubic centimetres'), 'cc'),
  enginesize_litres: engineSize(number(30, 'litres'), 'L'),
  induction: text,
  geartype: text,
  /** litres per 100 km */
  fuelconsumptioncombined: inUnits(number(99, 'litres per 100 km'), 'consumption'),
  /** litres */
  fuelcapacity: inUnits(number(2_000, 'litres'), 'volume'),
  /** kg */
  grossvehiclemass: number(100_000, 'kilograms'),
  /** mm */
  vehiclelength: number(30_000, 'millimetres'),
  vehicleheight: number(10_000, 'millimetres'),
  vehiclewidth: number(10_000, 'millimetres'),
  /** Nm */
  torque: number(10_000, 'newton metres'),
  ancaprating: number(5, 'stars'),
  /** A rating shows only with its year (standards.md 4.5). */
  ancap_year: whole(2_100, 'a year'),
} as const

export interface Variant extends ValuesOf<typeof VARIANT_FIELDS> {}
