import * as words from '#words/hours.ts'
import { say } from '#words/say.ts'

/** How soon a dealer means to answer a lead: a target, so the sentence promises no more. `minutes`: of opening hours. */
export function replyTimeText(minutes: number): string {
  return say(words.replyTime, { duration: durationText(minutes) })
}

/** '20 minutes', 'an hour', '2 hours' */
export function durationText(minutes: number): string {
  if (minutes % 60 !== 0) return say(words.minutes, { count: minutes })
  const hours = minutes / 60
  return hours === 1 ? say(words.anHour) : say(words.hours, { count: hours })
}
