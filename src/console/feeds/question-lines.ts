import { MEASURES, type Measure } from '#domain/car/field.ts'
import { counted } from '#domain/counted.ts'
import { asksText, figureText, openQuestions } from '#domain/feed/feed-questions.ts'
import { FEED_STATES, phraseKey } from '#domain/feed/feed-state.ts'
import { UNITS, unitOfRegion } from '#domain/feed/unit.ts'
import { MEASURE_WORDS, UNIT_WORDS } from '#domain/feed/unit-words.ts'
import type { FieldState } from '#domain/form/compare-shown.ts'
import { meansName, STATE_WORDS, unitName } from '#domain/intake/mapping-answers.ts'
import type { RegionCode } from '#domain/region.ts'
import type { MappingTrial } from '#operations/intake/try-mapping.ts'
import type { Choice } from '../page-values.ts'
import type { MappingPage, QuestionLine } from './mapping-values.ts'

type States = Readonly<Record<string, FieldState>>

/** A8: what the file asks, and what the feed's mapping answers; null: neither. */
export function mappingQuestions(trial: MappingTrial, states: States): MappingPage['questions'] {
  const lines = phraseLines(trial, states)
  if (lines.length === 0) return null
  return { title: asksText(openQuestions(trial.asked, trial.feed.definition.mapping)), note: NOTE, lines }
}

const NOTE =
  'Answer once: the next files are read in the same way. Until then a car that we have keeps its state, and a new one is listed and cannot be reserved.'

/** The phrases that the page of a feed's columns shows: those of the mapping, and of the file, which writes them its way. */
export function phrasesOf({ feed, asked }: MappingTrial): readonly string[] {
  const answered = Object.keys(feed.definition.mapping.statusWords ?? {})
  const all = [...asked.phrases.map(({ phrase }) => phrase), ...answered]
  return [...new Map(all.toReversed().map((phrase) => [phraseKey(phrase), phrase])).values()].toReversed()
}

function phraseLines(trial: MappingTrial, states: States): readonly QuestionLine[] {
  const cars = new Map(trial.asked.phrases.map((asked) => [meansName(asked.phrase), asked.cars]))
  return phrasesOf(trial).flatMap((phrase) => {
    const count = trial.isCounted ? cars.get(meansName(phrase)) : undefined
    const label = `‘${phrase}’${count === undefined ? '' : ` (${counted(count, 'car')})`}`
    return lineOf(states, meansName(phrase), {
      label,
      hint: null,
      none: states[meansName(phrase)]?.shown === '' ? 'Choose what it means' : 'Take the answer back',
      choices: FEED_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
    })
  })
}

/** SITE-6: the units of figures that the file leaves open or the feed's mapping names. Without a choice the region tells. */
export function unitLines(
  { asked, isCounted }: MappingTrial,
  states: States,
  region: RegionCode,
): readonly QuestionLine[] {
  return MEASURES.flatMap((measure) => {
    const askedUnit = asked.units.find((each) => each.measure === measure)
    if (!askedUnit && !states[unitName(measure)]?.shown) return []
    return lineOf(states, unitName(measure), {
      label: MEASURE_WORDS[measure].label,
      hint: askedUnit ? bareText(measure, askedUnit, isCounted) : null,
      none: `As usual here: ${UNIT_WORDS[unitOfRegion(measure, region)]}`,
      choices: UNITS[measure].map((unit) => ({ value: unit, label: capital(UNIT_WORDS[unit]) })),
    })
  })
}

/** '42 readings have no unit, for example 42,000.' */
function bareText(
  measure: Measure,
  { rows, example }: { readonly rows: number; readonly example: string },
  isCounted: boolean,
): string {
  const word = measure === 'odometer' ? 'reading' : 'figure'
  const exampleText = figureText(example)
  if (!isCounted) return `${capital(word)}s have no unit, for example ${exampleText}.`
  return `${counted(rows, word)} ${rows === 1 ? 'has' : 'have'} no unit, for example ${exampleText}.`
}

function lineOf(
  states: States,
  name: string,
  {
    none,
    choices,
    ...line
  }: {
    readonly label: string
    readonly hint: string | null
    /** What no choice means. */
    readonly none: string
    readonly choices: readonly Choice[]
  },
): readonly QuestionLine[] {
  const state = states[name]
  if (!state) return []
  const { input, fault, hasFocus } = state
  return [{ name, ...line, from: input, fault, hasFocus, choices: [{ value: '', label: none }, ...choices] }]
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
