import { z } from 'zod'
import { fieldErrors } from '../form/field-errors.ts'
import * as check from '../form/field-schema.ts'
import type { FieldErrors } from '../form/form-faults.ts'
import { REGIONS, type RegionCode } from '../region.ts'
import { inUnit } from '../units.ts'

/** The visitor's description of a vehicle: make, model, year and distance, or the number plate (http-api.md). */
export type ValuationRequest =
  | {
      readonly by: 'hand'
      readonly make: string
      readonly model: string
      readonly year: number
      /** Kilometres. */
      readonly km: number
    }
  | { readonly by: 'rego'; readonly rego: string; readonly regoState: string | null; readonly km: number | null }

export type CheckedRequest =
  | { readonly ok: true; readonly request: ValuationRequest }
  | { readonly ok: false; readonly fields: FieldErrors }

const NAME = 60
const OLDEST_BUILD = 1950

/**
 * Validates input of a form or a call: a plate if there is one, else make, model, year and distance. `unit` is the unit
 * of the incoming `km`: forms use the region's unit, calls always kilometres.
 */
export function checkRequest(
  input: Readonly<Record<string, unknown>>,
  region: RegionCode,
  unit: 'km' | 'mi',
  thisYear: number,
): CheckedRequest {
  const byRego = typeof input.rego === 'string' && input.rego.trim() !== ''
  const parsed = (byRego ? regoSchema(region, unit) : handSchema(thisYear, unit)).safeParse(input)
  if (!parsed.success) return { ok: false, fields: fieldErrors(parsed.error) }
  const { km, ...said } = parsed.data
  const inKm = km === null ? null : inUnit('km', km, unit)
  return { ok: true, request: { ...said, km: inKm } as ValuationRequest }
}

/** Highest odometer reading, in kilometres or miles. */
const LONGEST = 999_999

/** Parses the odometer of a vehicle found by its plate. Kilometres; null if the text is not a distance. */
export function distanceOf(text: unknown, unit: 'km' | 'mi'): number | null {
  const parsed = check.odometer('Odometer', LONGEST, unit).safeParse(text)
  if (!parsed.success || parsed.data === null) return null
  return inUnit('km', parsed.data, unit)
}

function handSchema(thisYear: number, unit: 'km' | 'mi') {
  return z
    .object({
      make: check.requiredLine('Make', NAME, 'the'),
      model: check.requiredLine('Model', NAME, 'the'),
      year: z.preprocess((year) => (typeof year === 'number' ? String(year) : year), check.buildYear('Year', true)),
      km: requiredOdometer(unit),
    })
    .transform((said, context) => {
      const year = said.year ?? 0
      if (year >= OLDEST_BUILD && year <= thisYear + 1) return { by: 'hand' as const, ...said, year }
      context.addIssue({
        code: 'custom',
        path: ['year'],
        message: `Year must be from ${OLDEST_BUILD} to ${thisYear + 1}.`,
      })
      return z.NEVER
    })
}

function requiredOdometer(unit: 'km' | 'mi') {
  return check.odometer('Odometer', LONGEST, unit).transform((km, context) => {
    if (km !== null) return km
    context.addIssue('Enter the odometer reading.')
    return z.NEVER
  })
}

function regoSchema(region: RegionCode, unit: 'km' | 'mi') {
  const { states, words } = REGIONS[region]
  const plate = check
    .requiredLine(words.rego, 20)
    .transform((text) => text.toUpperCase().replace(/[\s-]/g, ''))
    .refine((text) => /^[A-Z0-9]{1,9}$/.test(text), { error: `${words.rego} must have only letters and digits.` })
  return z
    .object({
      rego: plate,
      regoState: check.oneOfOrNone([...states], 'Please Select a State'),
      km: check.odometer('Odometer', LONGEST, unit),
    })
    .transform((said, context) => {
      if (said.regoState !== null || states.length === 0) return { by: 'rego' as const, ...said }
      context.addIssue({ code: 'custom', path: ['regoState'], message: 'Please Select a State' })
      return z.NEVER
    })
}
