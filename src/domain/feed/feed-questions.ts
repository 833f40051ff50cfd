import { MEASURES, type Measure } from '../car/field.ts'
import { counted } from '../counted.ts'
import type { RegionCode } from '../region.ts'
import type { MappedRow } from './car.ts'
import { feedStateOf, LONGEST_PHRASE, phraseKey, type StatusWords, withAnswer } from './feed-state.ts'
import type { FeedMapping } from './mapping.ts'
import { type FeedUnits, type UnitOf, unitOfRegion } from './unit.ts'
import { MEASURE_WORDS, UNIT_WORDS } from './unit-words.ts'

/** A8, SITE-6: what a file leaves open. Its dealer answers once, in the feed's mapping. */
export interface FeedQuestions {
  /** What the file asks: nothing else tells what these mean. The most frequent first. */
  readonly phrases: readonly AskedPhrase[]
  /** What is warned about and not asked: the region tells the unit (decision 197). */
  readonly units: readonly AskedUnit[]
}

/** A8: a phrase for the state of a car that nobody has told us the meaning of. */
export interface AskedPhrase {
  /** As the file has it first. */
  readonly phrase: string
  readonly cars: number
}

/** SITE-6: figures that could be in either of two units, and were read in the region's. */
export interface AskedUnit {
  readonly measure: Measure
  readonly rows: number
  /** The unit that was taken: the region's. */
  readonly unit: UnitOf<Measure>
  /** The first figure as the file has it. */
  readonly example: string
}

export const NO_QUESTIONS: FeedQuestions = { phrases: [], units: [] }

/** Collects the questions of a file, row by row. */
export interface QuestionTally {
  note(row: Extract<MappedRow, { ok: true }>): void
  found(): FeedQuestions
}

export function questionTally(region: RegionCode): QuestionTally {
  const phrases = new Map<string, { phrase: string; cars: number }>()
  const units = new Map<Measure, { rows: number; example: string }>()
  return {
    note({ unknownStatus: phrase, bare }) {
      for (const [measure, example] of bare) {
        const unitTally = units.get(measure)
        if (unitTally) unitTally.rows += 1
        else units.set(measure, { rows: 1, example })
      }
      if (phrase === null || phrase.length > LONGEST_PHRASE) return
      const phraseTally = phrases.get(phraseKey(phrase))
      if (phraseTally) phraseTally.cars += 1
      else if (phrases.size < MOST_PHRASES) phrases.set(phraseKey(phrase), { phrase, cars: 1 })
    },
    found: () => ({
      phrases: [...phrases.values()].toSorted((a, b) => b.cars - a.cars),
      units: MEASURES.flatMap((measure) => {
        const unitTally = units.get(measure)
        return unitTally ? [{ measure, unit: unitOfRegion(measure, region), ...unitTally }] : []
      }),
    }),
  }
}

/** A column with more unknown phrases holds something else than states. */
const MOST_PHRASES = 20

/** The answers to a file’s questions. */
export interface FeedAnswers {
  readonly statusWords: StatusWords
  readonly units: FeedUnits
}

/** The mapping with answers, which come before its own. */
export function withAnswers(mapping: FeedMapping, { statusWords, units }: FeedAnswers): FeedMapping {
  const said = Object.entries(statusWords).reduce(
    (words, [phrase, state]) => withAnswer(words, phrase, state),
    mapping.statusWords ?? {},
  )
  return {
    ...mapping,
    ...(Object.keys(said).length > 0 && { statusWords: said }),
    ...(Object.keys(units).length > 0 && { units: { ...mapping.units, ...units } }),
  }
}

/** The questions that the mapping of a feed does not answer. */
export function openQuestions(
  { phrases, units }: FeedQuestions,
  { statusWords = {}, units: said = {} }: Pick<FeedMapping, 'statusWords' | 'units'>,
): FeedQuestions {
  return {
    phrases: phrases.filter(({ phrase }) => feedStateOf(phrase, statusWords) === null),
    units: units.filter(({ measure }) => said[measure] === undefined),
  }
}

/** The questions of a whole file, and those that its first rows have besides. */
export function bothQuestions(whole: FeedQuestions, first: FeedQuestions): FeedQuestions {
  const phraseKeys = new Set(whole.phrases.map(({ phrase }) => phraseKey(phrase)))
  const measures = whole.units.map(({ measure }) => measure)
  return {
    phrases: [...whole.phrases, ...first.phrases.filter(({ phrase }) => !phraseKeys.has(phraseKey(phrase)))],
    units: [...whole.units, ...first.units.filter(({ measure }) => !measures.includes(measure))],
  }
}

/** Whether a file leaves anything open, asked or not, that another mapping would read differently. */
export function leavesOpen({ phrases, units }: FeedQuestions): boolean {
  return phrases.length > 0 || units.length > 0
}

/** 'This file asks 2 things'; null: it asks nothing. */
export function asksText({ phrases }: FeedQuestions): string | null {
  const count = phrases.length
  if (count === 0) return null
  return `This file asks ${count === 1 ? 'one thing' : `${count.toLocaleString('en-AU')} things`}`
}

/**
 * SITE-6: what was read in the units of the region, in one line: 'The file names no unit, so we read 42 odometer readings
 * (such as 42,000) in miles.' Null: the file or the feed names each unit.
 */
export function readByRegionText({ units }: FeedQuestions): string | null {
  const read = units.map(({ measure, rows, unit, example }) => {
    const { one, many } = MEASURE_WORDS[measure]
    return `${counted(rows, one, many)} (such as ${figureText(example)}) in ${UNIT_WORDS[unit]}`
  })
  return read.length === 0 ? null : `The file names no unit, so we read ${LIST.format(read)}.`
}

/** A figure as the file has it; one of digits alone with a comma at the thousands. */
export function figureText(example: string): string {
  return /^\d{4,9}$/.test(example) ? Number(example).toLocaleString('en-AU') : example
}

const LIST = new Intl.ListFormat('en-AU')
