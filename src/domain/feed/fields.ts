import { CAR_FIELDS } from '../car/car-fields.ts'
import type { Field, FieldTable, Measure } from '../car/field.ts'
import { LENDER_FIELDS, TERM_FIELDS } from '../car/lender-offer.ts'
import { LENDERS } from '../car/vocabulary.ts'

/** Terms, in months, for which lenders give values (FIN-1). */
export const TERM_MONTHS = [12, 24, 36, 48, 60, 72, 84] as const

/** STOCK-4: the columns that a feed may have, with their fields. Those that the platform sets (slug, views) are missing. */
export const FEED_FIELDS: Readonly<Record<string, Field>> = Object.fromEntries(columnsOf(CAR_FIELDS))

/** SITE-6: what a column measures, where regions differ in the unit. */
export function measureOf(column: string): Measure | null {
  const field = Object.hasOwn(FEED_FIELDS, column) ? FEED_FIELDS[column] : undefined
  return field?.kind === 'number' ? (field.measure ?? null) : null
}

/** SITE-6: the columns that say the unit of another one, such as 'km.unit'. */
export const UNIT_COLUMNS: readonly string[] = Object.keys(FEED_FIELDS)
  .filter((column) => measureOf(column) !== null)
  .map(unitColumn)

/** The column beside one that says its unit. */
export function unitColumn(column: string): string {
  return `${column}.unit`
}

/** Whether a column is read. */
export function isRead(column: string): boolean {
  return Object.hasOwn(FEED_FIELDS, column) || UNIT_COLUMNS.includes(column)
}

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
