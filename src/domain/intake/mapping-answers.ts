import { z } from 'zod'
import { MEASURES, type Measure } from '../car/field.ts'
import {
  FEED_STATES,
  type FeedState,
  LONGEST_PHRASE,
  phraseKey,
  type StatusWords,
  withAnswer,
} from '../feed/feed-state.ts'
import type { FeedMapping } from '../feed/mapping.ts'
import { type FeedUnits, UNITS } from '../feed/unit.ts'
import { MEASURE_WORDS, UNIT_WORDS } from '../feed/unit-words.ts'
import type { FormField } from '../form/define-form.ts'

/** A8: what a phrase may mean, as people say it. */
export const STATE_WORDS: Readonly<Record<FeedState, string>> = {
  in_stock: 'For sale',
  coming_soon: 'Coming soon',
  reserved: 'Reserved',
  sold: 'Sold',
  hidden: 'Not on the website',
}

const MEANS = 'means.'
/** More fields of a form are not answers of a person. */
const MOST_ANSWERS = 200

/** The field of the mapping's form for what a phrase means. One phrase has one, however it is written. */
export function meansName(phrase: string): string {
  return `${MEANS}${phraseKey(phrase)}`
}

/** The phrases, by their keys, that a form has answers for. */
export function phrasesSent(names: Iterable<string>): readonly string[] {
  const keys = [...new Set(names)].filter((name) => name.startsWith(MEANS)).map((name) => name.slice(MEANS.length))
  const validKeys = keys.filter((key) => key !== '' && key.length <= LONGEST_PHRASE && phraseKey(key) === key)
  return validKeys.slice(0, MOST_ANSWERS)
}

/** The field of the mapping's form for the unit of a measure. */
export function unitName(measure: Measure): string {
  return `unit.${measure}`
}

/** A8: what a phrase means; empty: not answered. */
export function phraseField(phrase: string): FormField<string> {
  const words: Readonly<Record<string, string>> = STATE_WORDS
  return {
    label: `‘${phrase}’`,
    schema: z.union([z.literal(''), z.enum(FEED_STATES)], 'Choose what it means.'),
    input: (state) => state,
    text: (state) => words[state] ?? 'not answered',
  }
}

/** SITE-6: the unit of a measure's figures; empty: the region's. */
export function unitField(measure: Measure): FormField<string> {
  const words: Readonly<Record<string, string>> = UNIT_WORDS
  return {
    label: MEASURE_WORDS[measure].label,
    schema: z.union([z.literal(''), z.enum(UNITS[measure] as readonly string[])], 'Choose the unit.'),
    input: (unit) => unit,
    text: (unit) => words[unit] ?? 'as usual here',
  }
}

/** The units of a mapping after the form's answers. */
export function answeredUnits(
  before: FeedUnits = {},
  values: Readonly<Record<string, string>>,
): Pick<FeedMapping, 'units'> {
  const units = Object.fromEntries(
    MEASURES.flatMap((measure) => {
      const said = values[unitName(measure)] ?? before[measure] ?? ''
      const unit = UNITS[measure].find((each) => each === said)
      return unit ? [[measure, unit]] : []
    }),
  )
  return Object.keys(units).length === 0 ? {} : { units }
}

/** The meanings of a mapping after the form's answers; one that is taken back goes. */
export function answeredWords(
  before: StatusWords = {},
  values: Readonly<Record<string, string>>,
  phrases: readonly string[],
): Pick<FeedMapping, 'statusWords'> {
  const now = new Map(Object.entries(before).map(([phrase, state]) => [meansName(phrase), state] as const))
  const written = new Map(phrases.map((phrase) => [meansName(phrase), phrase]))
  let words = before
  for (const [name, value] of Object.entries(values)) {
    if (!name.startsWith(MEANS) || value === (now.get(name) ?? '')) continue
    const phrase = written.get(name) ?? name.slice(MEANS.length)
    const state = FEED_STATES.find((each) => each === value)
    words = state ? withAnswer(words, phrase, state) : withoutAnswer(words, phrase)
  }
  return Object.keys(words).length === 0 ? {} : { statusWords: words }
}

function withoutAnswer(words: StatusWords, phrase: string): StatusWords {
  return Object.fromEntries(Object.entries(words).filter(([each]) => phraseKey(each) !== phraseKey(phrase)))
}
