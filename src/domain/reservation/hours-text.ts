import * as words from '#words/hours.ts'
import { say } from '#words/say.ts'

/** '48 hours', '3 days': whole days are used from three on. */
export function hoursText(hours: number): string {
  if (hours >= 72 && hours % 24 === 0) return say(words.days, { count: hours / 24 })
  return say(words.hours, { count: hours })
}

/** RESERVE-6: the time left of a hold: '47 hours', '12 minutes'. */
export function leftOf(until: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 60_000))
  if (minutes < 60) return say(words.minutes, { count: minutes })
  return hoursText(Math.floor(minutes / 60))
}
