import { MEASURES, type Measure } from '#domain/car/field.ts'
import { asksText, openQuestions } from '#domain/feed/feed-questions.ts'
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

/** A8, SITE-6: what the file asks, and what the feed's mapping answers; null: neither. */
export function mappingQuestions(trial: MappingTrial, states: States, region: RegionCode): MappingPage['questions'] {
  const { mapping } = trial.feed.definition
  const lines = [...unitLines(trial, states, region), ...phraseLines(trial, states)]
  if (lines.length === 0) return null
  const open = openQuestions(trial.asked, mapping)
  return { title: asksText(open), note: open.phrases.length > 0 ? `${ONCE} ${UNTIL}` : ONCE, lines }
}

const ONCE = 'Answer once: the next files are read in the same way.'
const UNTIL = 'Until then a car that we have keeps its state, and a new one is listed and cannot be reserved.'

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
      open: 'Choose what it means',
      choices: FEED_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
    })
  })
}

function unitLines({ asked, isCounted }: MappingTrial, states: States, region: RegionCode): readonly QuestionLine[] {
  return MEASURES.flatMap((measure) => {
    const found = asked.units.find((each) => each.measure === measure)
    if (!found && !states[unitName(measure)]?.shown) return []
    return lineOf(states, unitName(measure), {
      label: MEASURE_WORDS[measure].label,
      hint: found ? bareText(measure, found, isCounted) : null,
      open: `Not answered (read in ${UNIT_WORDS[unitOfRegion(measure, region)]})`,
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
  const shown = /^\d{4,9}$/.test(example) ? Number(example).toLocaleString('en-AU') : example
  if (!isCounted) return `${capital(word)}s have no unit, for example ${shown}.`
  return `${counted(rows, word)} ${rows === 1 ? 'has' : 'have'} no unit, for example ${shown}.`
}

function lineOf(
  states: States,
  name: string,
  {
    open,
    choices,
    ...line
  }: {
    readonly label: string
    readonly hint: string | null
    readonly open: string
    readonly choices: readonly Choice[]
  },
): readonly QuestionLine[] {
  const state = states[name]
  if (!state) return []
  const { input, shown, fault, hasFocus } = state
  const none = { value: '', label: shown === '' ? open : 'Take the answer back' }
  return [{ name, ...line, from: input, fault, hasFocus, choices: [none, ...choices] }]
}

function counted(number: number, word: string): string {
  return `${number.toLocaleString('en-AU')}\u00a0${number === 1 ? word : `${word}s`}`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
