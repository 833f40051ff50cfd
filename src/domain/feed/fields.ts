import { CAR_FIELDS } from '../car/car-fields.ts'
import type { Field, FieldTable } from '../car/field.ts'
import { LENDER_FIELDS, TERM_FIELDS } from '../car/lender-offer.ts'
import { LENDERS } from '../car/vocabulary.ts'

/** Terms, in months, for which lenders give values (FIN-1). */
export const TERM_MONTHS = [12, 24, 36, 48, 60, 72, 84] as const

/** STOCK-4: the columns that a feed may have, with their fields. Those that the platform sets (slug, views) are missing. */
export const FEED_FIELDS: Readonly<Record<string, Field>> = Object.fromEntries(columnsOf(CAR_FIELDS))

type Column = readonly [name: string, field: Field]

function columnsOf(table: FieldTable, prefix = ''): readonly Column[] {
  return Object.entries(table).flatMap(([name, field]): readonly Column[] => {
    if (field.kind === 'platform') return []
    if (field.kind === 'group') return columnsOf(field.fields, `${prefix}${name}.`)
    if (field.kind === 'lenders') return LENDERS.flatMap((lender) => lenderColumns(`${prefix}${name}.${lender}.`))
    return [name, ...(field.also ?? [])].map((column) => [prefix + column, field])
  })
}

function lenderColumns(prefix: string): readonly Column[] {
  const terms = TERM_MONTHS.flatMap((months) => columnsOf(TERM_FIELDS, `${prefix}terms.${months}.`))
  return [...columnsOf(LENDER_FIELDS, prefix), ...terms]
}
