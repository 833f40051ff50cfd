import type { RegionCode } from '../region.ts'
import { inRegion } from '../region.ts'
import { type Estimate, inSteps } from './stock-estimate.ts'

/** An answer, and its effect on the value. */
export interface AdjustmentAnswer {
  readonly value: string
  readonly label: string
  /** Explanation below the label; null if it needs none. */
  readonly note: string | null
  /** Change of the value in per cent. */
  readonly percent: number
  /** Amount deducted after that, in whole currency units. */
  readonly less: number
}

export interface AdjustmentQuestion {
  readonly id: string
  readonly question: string
  /** Label of the answer in the dealer's lead. */
  readonly short: string
  readonly answers: readonly AdjustmentAnswer[]
}

/** A visitor's answers, by the question's id. */
export type AdjustmentAnswers = Readonly<Record<string, string>>

/**
 * TRADE-1: the questions about a vehicle, in order, and the effect of each answer. The value is based on typical
 * vehicles of its age (tidy, serviced, both keys), so the typical answers do not change it.
 */
export const ADJUSTMENT_QUESTIONS: readonly AdjustmentQuestion[] = [
  {
    id: 'condition',
    question: 'What shape is it in?',
    short: 'Condition',
    answers: [
      answer('excellent', 'Excellent', 'Looks and drives like new, inside and out.', 2),
      answer('good', 'Good', 'Minor wear for its age.', 0),
      answer('fair', 'Fair', 'Scratches, a dent or two, or worn seats.', -7),
      answer('poor', 'Needs work', 'Obvious damage inside or out.', -16),
    ],
  },
  {
    id: 'service_history',
    question: 'Was it serviced on time?',
    short: 'Service history',
    answers: [
      answer('full', 'Every service, and I have the stamps', null, 2),
      answer('part', 'Most of them', null, 0),
      answer('none', 'I have no record', null, -6),
    ],
  },
  {
    id: 'owners',
    question: 'How many owners has it had?',
    short: 'Owners',
    answers: [
      answer('one', 'Only me', null, 1),
      answer('two', 'Two', null, 0),
      answer('three-or-more', 'Three or more', null, -2),
      answer('unknown', 'I’m not sure', null, -1),
    ],
  },
  {
    id: 'accident',
    question: 'Has it been in an accident?',
    short: 'Accidents',
    answers: [
      answer('none', 'No', null, 0),
      answer('repaired', 'Yes, and it was repaired', 'Panel work or paint, done by a repairer.', -6),
      answer('damaged', 'Yes, and it still shows', null, -15),
    ],
  },
  {
    id: 'warnings',
    question: 'Is a warning light on, or something not working?',
    short: 'Warning lights and faults',
    answers: [
      answer('none', 'No, all good', null, 0),
      answer('some', 'Something needs looking at', 'A light on the dash, a noise, the air conditioning.', -6),
    ],
  },
  {
    id: 'tyres',
    question: 'How are the {tyre}s?',
    short: 'State of the {tyre}s',
    answers: [
      answer('good', 'Plenty of tread on all four', null, 0),
      answer('some-worn', 'Two are worn', null, -1),
      answer('worn', 'All four are worn', null, -2),
    ],
  },
  {
    id: 'keys',
    question: 'How many keys do you have?',
    short: 'Keys',
    answers: [answer('two', 'Two or more', null, 0), { ...answer('one', 'One', null, 0), less: 400 }],
  },
]

/** Limits of the total effect of the answers. Wrecks are valued by a person. */
export const MOST_RISE_PERCENT = 5
export const MOST_FALL_PERCENT = 45

/** The questions in the region's words. */
export function adjustmentQuestions(region: RegionCode): readonly AdjustmentQuestion[] {
  return ADJUSTMENT_QUESTIONS.map((each) => ({
    ...each,
    question: inRegion(each.question, region),
    short: inRegion(each.short, region),
  }))
}

/** Id of the first unanswered question; null if all are answered. */
export function nextQuestion(answers: AdjustmentAnswers): string | null {
  return ADJUSTMENT_QUESTIONS.find(({ id }) => chosen(id, answers) === null)?.id ?? null
}

/** TRADE-1: the estimate adjusted for the answers. */
export function adjusted(estimate: Estimate, answers: AdjustmentAnswers): Estimate {
  const chosenAnswers = ADJUSTMENT_QUESTIONS.map(({ id }) => chosen(id, answers)).filter((each) => each !== null)
  const percent = chosenAnswers.reduce((sum, each) => sum + each.percent, 0)
  const factor = 1 + Math.min(MOST_RISE_PERCENT, Math.max(-MOST_FALL_PERCENT, percent)) / 100
  const less = chosenAnswers.reduce((sum, each) => sum + each.less, 0)
  const { low, mid, high } = estimate
  const after = (value: number) => Math.max(value * (1 - MOST_FALL_PERCENT / 100), value * factor - less)
  return { ...estimate, ...inSteps(after(low), after(mid), after(high)) }
}

/** The answers as lines of text: 'Condition: Good'. */
export function answerLines(answers: AdjustmentAnswers, region: RegionCode): readonly string[] {
  return adjustmentQuestions(region).flatMap(({ id, short }) => {
    const chosenAnswer = chosen(id, answers)
    return chosenAnswer === null ? [] : [`${short}: ${chosenAnswer.label}`]
  })
}

/** Splits input into valid answers and the names of invalid ones. */
export function knownAnswers(given: Readonly<Record<string, unknown>>): {
  readonly answers: AdjustmentAnswers
  readonly faults: readonly string[]
} {
  const validEntries = Object.entries(given).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && chosen(pair[0], { [pair[0]]: pair[1] }) !== null,
  )
  const answers = Object.fromEntries(validEntries)
  return { answers, faults: Object.keys(given).filter((name) => !Object.hasOwn(answers, name)) }
}

function chosen(id: string, answers: AdjustmentAnswers): AdjustmentAnswer | null {
  if (!Object.hasOwn(answers, id)) return null
  const question = ADJUSTMENT_QUESTIONS.find((each) => each.id === id)
  return question?.answers.find(({ value }) => value === answers[id]) ?? null
}

function answer(value: string, label: string, note: string | null, percent: number): AdjustmentAnswer {
  return { value, label, note, percent, less: 0 }
}
