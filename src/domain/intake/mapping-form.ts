import { z } from 'zod'
import { MEASURES } from '../car/field.ts'
import { FEED_FIELDS } from '../feed/fields.ts'
import { type FeedMapping, type FieldSpec, matchesByName } from '../feed/mapping.ts'
import { defineForm, type Form, type FormField } from '../form/define-form.ts'
import { answeredUnits, answeredWords, meansName, phraseField, unitField, unitName } from './mapping-answers.ts'
import { FIRST_FIELDS, fieldLabel } from './mapping-labels.ts'

/** What a field is taken from, as the form holds it. Other values are names of columns. */
export const FROM = {
  /** The column that matches by its name, or nothing where the mapping names its fields alone. */
  itself: '',
  /** Nothing, though a column matches. */
  nothing: '=nothing',
  /** Steps or a value that no page can write: the mapping has them already. */
  rule: '=rule',
} as const

const WORDS: Readonly<Record<string, string>> = {
  [FROM.itself]: 'By itself',
  [FROM.nothing]: 'Leave empty',
  [FROM.rule]: 'Own rule of this feed',
}

const LONGEST_COLUMN = 300
const column = z.string().max(LONGEST_COLUMN, 'Choose a column of the file.')

export type MappingFields = Readonly<Record<string, FormField<string>>>

/**
 * INTAKE-6, STAFF-11: which column each field of a car is taken from, which columns tell cars without a number apart, and
 * the answers of the feed's questions. `phrases`: those for the state of a car that the page asks about.
 */
export function mappingForm(phrases: readonly string[]): Form<MappingFields> {
  const phraseFields = phrases.map((phrase) => [meansName(phrase), phraseField(phrase)] as const)
  return defineForm<MappingFields>({ ...FIELDS, ...Object.fromEntries(phraseFields) })
}

const FIELDS: MappingFields = {
  ...Object.fromEntries(
    Object.keys(FEED_FIELDS).map((field) => [
      field,
      {
        label: fieldLabel(field),
        schema: column,
        input: (from: string) => from,
        text: (from: string) => WORDS[from] ?? from,
      },
    ]),
  ),
  apart: {
    label: 'What tells the cars apart',
    schema: z.string(),
    input: (columns: string) => columns,
    text: (columns: string) => columns.split('\n').join(', '),
    isTicks: true,
  },
  ...Object.fromEntries(MEASURES.map((measure) => [unitName(measure), unitField(measure)])),
}

/** The values of that form; a field that nothing was chosen for is left out. */
export function mappingValues({
  fields = {},
  identity,
  units = {},
  statusWords = {},
}: FeedMapping): Readonly<Record<string, string>> {
  const chosen = Object.entries(fields).map(([field, spec]) => [field, fromOf(spec)] as const)
  const said = MEASURES.map((measure) => [unitName(measure), units[measure] ?? ''] as const)
  const means = Object.entries(statusWords).map(([phrase, state]) => [meansName(phrase), state] as const)
  const apart = ['apart', identity?.derivedFrom.join('\n') ?? ''] as const
  return Object.fromEntries([...chosen, apart, ...said, ...means].filter(([, from]) => from))
}

function fromOf(spec: FieldSpec): string {
  if (typeof spec === 'string') return spec
  return 'value' in spec && spec.value === '' ? FROM.nothing : FROM.rule
}

/** The fields that the page shows: the usual ones, and whatever the mapping or the file has besides. */
export function mappingFields({ fields = {} }: FeedMapping, matched: readonly string[]): readonly string[] {
  return [...new Set([...FIRST_FIELDS, ...Object.keys(fields), ...matched])]
}

/**
 * The mapping of the form's values. Rules stay unless a column replaces them, as does the rest of `before`. `phrases`: as
 * the file has those that are answered.
 */
export function mappingOf(
  before: FeedMapping,
  values: Readonly<Record<string, string>>,
  phrases: readonly string[] = [],
): FeedMapping {
  const { fields: rules = {}, matchOthers: _, identity: __, units, statusWords, ...rest } = before
  const isMatched = matchesByName(before)
  const fields: Record<string, FieldSpec> = {}
  for (const [field, from] of Object.entries(values)) {
    if (!Object.hasOwn(FEED_FIELDS, field) || from === FROM.itself) continue
    if (from === FROM.rule) {
      const rule = rules[field]
      if (rule !== undefined) fields[field] = rule
    } else if (from !== FROM.nothing) fields[field] = from
    else if (isMatched) fields[field] = { value: '' }
  }
  const apart = values['apart']?.split('\n').filter((name) => name !== '') ?? []
  const hasFields = Object.keys(fields).length > 0
  return {
    ...rest,
    ...answeredUnits(units, values),
    ...answeredWords(statusWords, values, phrases),
    ...(apart.length > 0 && { identity: { derivedFrom: apart } }),
    ...(isMatched ? hasFields && { fields, matchOthers: true } : { fields }),
  }
}
