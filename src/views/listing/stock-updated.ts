import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'

/**
 * INTAKE-4: 'Stock updated 23 November, 6:10 am' in the site's zone. No 'today' and no 'an hour ago': the page is cached,
 * and its text has to stay true.
 */
export function stockUpdatedText(at: Date, timezone: string): string {
  const wanted = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
  const format = new Intl.DateTimeFormat('en-AU', { timeZone: timezone, ...wanted })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return say(words.stockUpdatedValueValue2, {
    value: parts['day'],
    value2: parts['month'],
    value3: parts['hour'],
    value4: parts['minute'],
    value5: parts['dayPeriod']?.toLowerCase(),
  })
}
