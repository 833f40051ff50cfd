import type { FieldKind } from '#domain/car/field.ts'
import { specsOf } from '#domain/feed/car.ts'
import { FEED_FIELDS } from '#domain/feed/fields.ts'
import { columnsOf, type FeedMapping, type FieldSpec } from '#domain/feed/mapping.ts'
import { hasDecimalComma, type Notation, notationOfSpec } from '#domain/feed/notation.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'

/** The notation of the columns that numbers and dates of cars are read from. */
export function notationUsed(notation: Notation, mapping: FeedMapping): Notation {
  const read = new Set(fieldsRead(mapping).flatMap(({ spec }) => columnsOf(spec)))
  return Object.fromEntries(Object.entries(notation).filter(([column]) => read.has(column)))
}

/** A6, A14: a notice for the report for each field that is read otherwise than usual in the site's region. */
export function notationNotices(notation: Notation, mapping: FeedMapping, region: RegionCode): readonly string[] {
  return fieldsRead(mapping).flatMap(({ field, spec }) => {
    const format = notationOfSpec(notation, spec)
    const said = (what: string) => [`${columnsOf(spec)[0]}: ${what}, as all rows of the file say.`]
    if (field.kind === 'number' && hasDecimalComma(format, field))
      return said(format.decimalComma ? 'a comma is the decimal sign' : 'a dot divides thousands')
    if (field.kind === 'date' && format.dayFirst !== undefined && format.dayFirst !== REGIONS[region].dayFirst)
      return said(`the ${format.dayFirst ? 'day' : 'month'} comes first`)
    return []
  })
}

interface FieldRead {
  readonly field: Extract<FieldKind, { kind: 'number' | 'date' }>
  readonly spec: FieldSpec
}

/** An odometer is read as an amount, which has both notations. */
function fieldsRead(mapping: FeedMapping): readonly FieldRead[] {
  return Object.entries(specsOf(mapping)).flatMap(([name, spec]): readonly FieldRead[] => {
    const field = Object.hasOwn(FEED_FIELDS, name) ? FEED_FIELDS[name] : undefined
    if (field?.kind === 'number') return field.measure === 'odometer' ? [] : [{ field, spec }]
    return field?.kind === 'date' ? [{ field, spec }] : []
  })
}
