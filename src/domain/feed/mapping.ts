import { z } from 'zod'
import { FEED_STATES, LONGEST_PHRASE } from './feed-state.ts'
import { FEED_FIELDS } from './fields.ts'
import { UNITS } from './unit.ts'

/**
 * STOCK-1: maps columns of a feed to a car's field. A spec is a column's name, or the steps applied to it, always in
 * this order: `split`, `pick`, `withoutTitle`, `words`. A value that ends up empty is absent.
 */
export type FieldSpec =
  | string
  | ColumnSpec
  | { readonly value: string | number | boolean }
  | { readonly firstOf: readonly FieldSpec[] }

export interface ColumnSpec {
  readonly column: string
  /** `{ by: '/', take: 0 }` takes 'White' from 'White / Black'. */
  readonly split?: { readonly by: string; readonly take: number } | undefined
  /** A regular expression; takes its first group, or the whole match. Absent if it does not match. */
  readonly pick?: string | undefined
  /** Removes year, make and model from the front, so that the rest of a title is the badge. */
  readonly withoutTitle?: boolean | undefined
  /** Translates the feed's words; null makes them absent. Other words are left unchanged. */
  readonly words?: Readonly<Record<string, string | null>> | undefined
  /** Splits the cell into a list at this separator. */
  readonly list?: string | undefined
}

const columnSpec = z.strictObject({
  column: z.string().min(1),
  split: z.strictObject({ by: z.string().min(1), take: z.int().min(-9).max(99) }).optional(),
  pick: z.string().refine(isRegularExpression, 'not a regular expression').optional(),
  withoutTitle: z.boolean().optional(),
  words: z.record(z.string(), z.string().nullable()).optional(),
  list: z.string().min(1).optional(),
})

const fieldSpec: z.ZodType<FieldSpec> = z.lazy(() =>
  z.union([
    z.string().min(1),
    columnSpec,
    z.strictObject({ value: z.union([z.string(), z.number(), z.boolean()]) }),
    z.strictObject({ firstOf: z.array(fieldSpec).min(1) }),
  ]),
)

/** The mapping file of a feed. Every field is optional: a feed with STOCK-4's column names needs none. */
export const feedMappingSchema = z.strictObject({
  $schema: z.string().optional(),
  description: z.string().optional(),
  feed: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')
    .default('stock')
    .describe('The feed’s name. Each feed of a site is whole by itself: only its own silence sells a car.'),
  delimiter: z.string().length(1).optional().describe('What separates the cells of a CSV; found out when left out.'),
  encoding: z
    .enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'iso-8859-15'])
    .optional()
    .describe('Found out when left out.'),
  records: z
    .string()
    .optional()
    .describe('Where the rows are in JSON or XML: the name of the array or of the element.'),
  identity: z
    .strictObject({
      derivedFrom: z
        .array(z.string())
        .min(1)
        .describe('For a feed without VIN, stock number or id: the columns that tell its cars apart.'),
    })
    .optional(),
  fields: z
    .record(
      z.string().refine((name) => Object.hasOwn(FEED_FIELDS, name), 'not a field of a car'),
      fieldSpec,
    )
    .optional(),
  units: z
    .strictObject({
      odometer: z.enum(UNITS.odometer).optional(),
      consumption: z.enum(UNITS.consumption).optional(),
      volume: z.enum(UNITS.volume).optional(),
    })
    .optional()
    .describe('Units of the figures whose cells name none; those of the site’s region when left out.'),
  statusWords: z
    .record(z.string().min(1).max(LONGEST_PHRASE), z.enum(FEED_STATES))
    .optional()
    .describe('What the feed’s own words for the state of a car mean, where we don’t know or mean something else.'),
  matchOthers: z
    .boolean()
    .optional()
    .describe('With fields: the other fields still match by the names of columns, as they do without fields.'),
})

export type FeedMapping = z.output<typeof feedMappingSchema>

/** Whether columns match the fields of a car by their names: all of them, or those that the mapping does not name. */
export function matchesByName({ fields, matchOthers = false }: Pick<FeedMapping, 'fields' | 'matchOthers'>): boolean {
  return fields === undefined || matchOthers
}

/** The columns that a spec reads. */
export function columnsOf(spec: FieldSpec): readonly string[] {
  if (typeof spec === 'string') return [spec]
  if ('column' in spec) return [spec.column]
  if ('firstOf' in spec) return spec.firstOf.flatMap(columnsOf)
  return []
}

function isRegularExpression(text: string): boolean {
  try {
    new RegExp(text)
    return true
  } catch {
    // The pattern is invalid, which is what the caller asks.
    return false
  }
}
