import type { Command } from 'commander'
import { MEASURES, type Measure } from '#domain/car/field.ts'
import type { FeedAnswers } from '#domain/feed/feed-questions.ts'
import { FEED_STATES, LONGEST_PHRASE, type StatusWords, withAnswer } from '#domain/feed/feed-state.ts'
import { type FeedUnits, UNITS } from '#domain/feed/unit.ts'

/** Answers to the questions of a file, as `name=value` each (A8, SITE-6). */
export interface AnswerFlags {
  /** 'Wholesale=sold': what words of the file for the state of a car mean. */
  readonly statusWord?: readonly string[]
  /** 'odometer=km': what figures of the file without a unit are in. */
  readonly unit?: readonly string[]
}

export type TypedAnswers =
  | { readonly ok: true; readonly answers: FeedAnswers }
  | { readonly ok: false; readonly sentences: readonly string[] }

/** Adds the two options to a command. */
export function withAnswerOptions(command: Command): Command {
  const each = (one: string, before: readonly string[]) => [...before, one]
  return command
    .option(
      '--status-word <word=state>',
      'what a word of the file for the state of a car means, such as Wholesale=sold; may be repeated',
      each,
      [],
    )
    .option(
      '--unit <measure=unit>',
      'what figures of the file without a unit are in, such as odometer=km; may be repeated',
      each,
      [],
    )
}

/** Reads the two options, or says of the first wrong one of each how it is written. */
export function readAnswers({ statusWord = [], unit = [] }: AnswerFlags): TypedAnswers {
  const words = readEach<StatusWords>(statusWord, withStatusWord, (typed) => {
    return `'${typed}' is not a word and its state, such as 'Wholesale=sold'; a word has 1 to ${LONGEST_PHRASE} characters, and a state is ${FEED_STATES.join(', ')}.`
  })
  const units = readEach<FeedUnits>(unit, withUnit, (typed) => {
    return `'${typed}' is not a measure and its unit, such as odometer=km; ${UNITS_TEXT}.`
  })
  if (words.ok && units.ok) return { ok: true, answers: { statusWords: words.all, units: units.all } }
  return { ok: false, sentences: [words, units].flatMap((read) => (read.ok ? [] : [read.sentence])) }
}

type Taking<All> = (all: All, name: string, value: string) => All | null

/** Reads `name=value` for each text; a name may have a '=' of its own. `take` answers null for what it does not know. */
function readEach<All extends object>(
  typed: readonly string[],
  take: Taking<All>,
  refusal: (typed: string) => string,
): { readonly ok: true; readonly all: All } | { readonly ok: false; readonly sentence: string } {
  let all = {} as All
  for (const each of typed) {
    const at = each.lastIndexOf('=')
    const taken = at < 0 ? null : take(all, each.slice(0, at).trim(), each.slice(at + 1).trim())
    if (taken === null) return { ok: false, sentence: refusal(each) }
    all = taken
  }
  return { ok: true, all }
}

const withStatusWord: Taking<StatusWords> = (words, phrase, typedState) => {
  const state = FEED_STATES.find((name) => name === typedState)
  return phrase === '' || phrase.length > LONGEST_PHRASE || state === undefined
    ? null
    : withAnswer(words, phrase, state)
}

const withUnit: Taking<FeedUnits> = (units, typedMeasure, typedUnit) => {
  const measure = MEASURES.find((each) => each === typedMeasure)
  const unit = measure && UNITS[measure].find((each) => each === typedUnit)
  return measure && unit ? { ...units, [measure]: unit } : null
}

/** 'odometer is km or mi, …' */
const UNITS_TEXT = MEASURES.map((measure) => `${measure} is ${unitsText(measure)}`).join(', ')

function unitsText(measure: Measure): string {
  const names = UNITS[measure].map((unit) => (unit.includes(' ') ? `'${unit}'` : unit))
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}
