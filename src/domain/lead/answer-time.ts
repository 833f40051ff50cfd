import * as words from '#words/hours.ts'
import { say } from '#words/say.ts'
import { durationText } from '../location/reply-time.ts'

/** How soon a site has answered its leads: minutes of its opening hours until the first answer (INBOX-3). */
export interface AnswerTime {
  readonly answered: number
  /** The middle one; null if nobody answered. */
  readonly median: number | null
}

/** Fewer answers prove nothing about the next one. */
const LEAST_ANSWERED = 20
/** Enquiries of the last days count. */
export const ANSWERS_OF_DAYS = 90

/** 'We answer half of all enquiries within 15 minutes during opening hours.' Null unless 20 answered enquiries prove it. */
export function answerTimeText({ answered, median }: AnswerTime): string | null {
  if (median === null || answered < LEAST_ANSWERED) return null
  return say(words.answerTime, { duration: durationText(rounded(median)) })
}

/** Up, never down: to 5 minutes in the first hour, then to half an hour, then to hours. */
function rounded(minutes: number): number {
  const step = minutes <= 60 ? 5 : minutes <= 240 ? 30 : 60
  return Math.max(step, Math.ceil(minutes / step) * step)
}
