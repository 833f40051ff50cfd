import { z } from 'zod'
import { FEED_FIELDS } from '../feed/fields.ts'
import type { FeedMapping, FieldSpec } from '../feed/mapping.ts'
import { feedMappingSchema } from '../feed/mapping.ts'
import { defineForm, type FormField } from '../form/define-form.ts'

/** INTAKE-6: a row of the mapping editor: a field, and what it is taken from as one types it. */
export interface MappingLine {
  readonly field: string
  /** A column's name, or a spec as JSON; empty: nothing. */
  readonly from: string
}

/** Fields that the editor shows first. */
const FIRST_FIELDS = [
  'stocknum',
  'vin',
  'make',
  'model',
  'badge',
  'year',
  'price',
  'price_type',
  'km',
  'car_type',
  'status',
  'body',
  'fuel',
  'trans',
  'colour',
  'images',
  'dealercomments',
  'dealership_slug',
  'location.name',
] as const

/** The editor's rows. A feed without a mapping takes the columns that have the names of fields. */
export function mappingLines({ fields }: FeedMapping, columns: readonly string[]): readonly MappingLine[] {
  const specs: Readonly<Record<string, FieldSpec>> =
    fields ??
    Object.fromEntries(columns.filter((column) => Object.hasOwn(FEED_FIELDS, column)).map((each) => [each, each]))
  return [...new Set([...FIRST_FIELDS, ...Object.keys(specs)])].map((field) => {
    const spec = specs[field]
    return { field, from: spec === undefined ? '' : typeof spec === 'string' ? spec : JSON.stringify(spec) }
  })
}

/** INTAKE-6, STAFF-11: the editor as a form: what each field of a car is taken from. */
export const MAPPING_FORM = defineForm<Readonly<Record<string, FormField<string>>>>(
  Object.fromEntries(
    Object.keys(FEED_FIELDS).map((label) => [label, { label, schema: z.string(), input: (from: string) => from }]),
  ),
)

export type MappingFields = (typeof MAPPING_FORM)['fields']

/** The values of that form; a field that is taken from nothing is left out. */
export function mappingValues(mapping: FeedMapping, columns: readonly string[]): Readonly<Record<string, string>> {
  const lines = mappingLines(mapping, columns).filter(({ from }) => from !== '')
  return Object.fromEntries(lines.map(({ field, from }) => [field, from]))
}

export type ReadMapping =
  | { readonly ok: true; readonly mapping: FeedMapping }
  | { readonly ok: false; readonly field: string; readonly sentence: string }

/** The mapping of the editor's rows; the rest of `before` stays. */
export function mappingOf(before: FeedMapping, lines: readonly MappingLine[]): ReadMapping {
  const fields: Record<string, unknown> = {}
  for (const { field, from } of lines) {
    const text = from.trim()
    if (field.trim() === '' || text === '') continue
    if (!Object.hasOwn(FEED_FIELDS, field)) return { ok: false, field, sentence: `'${field}' is not a field of a car.` }
    try {
      fields[field] = text.startsWith('{') ? JSON.parse(text) : text
    } catch {
      // The text is no JSON, which is what the person should know.
      return { ok: false, field, sentence: `What '${field}' is taken from is not valid JSON.` }
    }
  }
  const read = feedMappingSchema.safeParse({ ...before, fields })
  if (read.success) return { ok: true, mapping: read.data }
  const field = String(read.error.issues[0]?.path[1] ?? 'fields')
  return { ok: false, field, sentence: `What '${field}' is taken from is not valid: see docs/feeds.md, 'A mapping'.` }
}
