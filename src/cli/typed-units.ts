import { MEASURES, type Measure } from '#domain/car/field.ts'
import { type FeedUnits, UNITS } from '#domain/feed/unit.ts'

export type TypedUnits =
  | { readonly ok: true; readonly units: FeedUnits }
  | { readonly ok: false; readonly sentence: string }

/** SITE-6: reads 'odometer=km', as `stock import` takes it for figures of a file without a unit. */
export function readUnits(typed: readonly string[]): TypedUnits {
  let units: FeedUnits = {}
  for (const each of typed) {
    const [measure = '', unit = ''] = each.split('=')
    const read = unitOfWords(measure.trim(), unit.trim())
    if (read === null)
      return { ok: false, sentence: `'${each}' is not a measure and its unit, such as odometer=km; ${UNITS_TEXT}.` }
    units = { ...units, ...read }
  }
  return { ok: true, units }
}

/** The unit of a measure, as both are typed; null: there is none of that name. */
export function unitOfWords(typedMeasure: string, typedUnit: string): FeedUnits | null {
  const measure = MEASURES.find((each) => each === typedMeasure)
  const unit = measure && UNITS[measure].find((each) => each === typedUnit)
  return measure && unit ? { [measure]: unit } : null
}

/** 'odometer is km or mi, …' */
export const UNITS_TEXT = MEASURES.map((measure) => `${measure} is ${unitsText(measure)}`).join(', ')

function unitsText(measure: Measure): string {
  const names = UNITS[measure].map((unit) => (unit.includes(' ') ? `'${unit}'` : unit))
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
