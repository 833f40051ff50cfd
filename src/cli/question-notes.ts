import type { Measure } from '#domain/car/field.ts'
import { type AskedPhrase, type AskedUnit, type FeedQuestions, NO_QUESTIONS } from '#domain/feed/feed-questions.ts'
import { FEED_STATES, type FeedState } from '#domain/feed/feed-state.ts'
import { UNITS } from '#domain/feed/unit.ts'
import { MEASURE_WORDS, UNIT_WORDS } from '#domain/feed/unit-words.ts'

/** Where an answer goes. `feed`: the site's feed that keeps it; null: none, and the import is run again with it. */
export interface AnswerPlace {
  readonly siteSlug: string
  readonly feed: string | null
}

/** A8, SITE-6: the questions of a file for the terminal, each with the command that answers it. */
export function questionNotes(questions: FeedQuestions = NO_QUESTIONS, place: AnswerPlace): readonly string[] {
  return [
    ...questions.units.map((asked) => unitNote(asked, place)),
    ...questions.phrases.map((asked) => phraseNote(asked, place)),
  ]
}

function phraseNote({ phrase, cars }: AskedPhrase, { siteSlug, feed }: AnswerPlace): string {
  const option = `--status-word ${shellWord(`${phrase}=STATE`)}`
  const how =
    feed === null
      ? `Run the import again, and add ${option} to say it`
      : `Answer once with ${answerCommand(siteSlug, feed)} ${option}`
  return (
    `The feed says “${phrase}” of ${cars === 1 ? 'one car' : `${cars.toLocaleString('en-AU')} cars`}, and we don’t know what that means. ` +
    `${how}, where STATE is ${STATES}.`
  )
}

function unitNote({ measure, rows, unit, example }: AskedUnit, { siteSlug, feed }: AnswerPlace): string {
  const { one, many } = MEASURE_WORDS[measure]
  const other = UNITS[measure][0]
  const option = `--unit ${shellWord(`${measure}=${other}`)}`
  const how =
    feed === null
      ? `run the import again, and add ${option}`
      : `say so once with ${answerCommand(siteSlug, feed)} ${option}`
  return (
    `${rows === 1 ? `One ${one}` : `${rows.toLocaleString('en-AU')} ${many}`} without a unit, such as ${example}, ` +
    `${rows === 1 ? 'was' : 'were'} read in ${UNIT_WORDS[unit]}, as usual in the site’s region. ` +
    `If the file has ${UNIT_WORDS[other]}, ${how}, or give it a column ${UNIT_COLUMN[measure]}.`
  )
}

function answerCommand(siteSlug: string, feed: string): string {
  return `forecourt feeds answer --site ${siteSlug} --feed ${feed}`
}

const UNIT_COLUMN: Readonly<Record<Measure, string>> = {
  odometer: 'odometer_unit',
  consumption: 'variant.fuelconsumptioncombined.unit',
  volume: 'variant.fuelcapacity.unit',
}

/** What the name of a state does not say by itself. */
const STATE_MEANINGS: Readonly<Partial<Record<FeedState, string>>> = {
  in_stock: 'for sale',
  hidden: 'not on the website',
}
const STATES = `${FEED_STATES.slice(0, -1).map(stateText).join(', ')} or ${FEED_STATES.slice(-1).map(stateText).join('')}`

function stateText(state: FeedState): string {
  const meaning = STATE_MEANINGS[state]
  return meaning === undefined ? state : `${state} (${meaning})`
}

/** In single quotes a shell changes nothing; a plain word needs none. */
function shellWord(text: string): string {
  return /^[a-z]+(?:=[a-z]+)?$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
