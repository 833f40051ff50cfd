import { type ClockPlace, timeFormat } from '#domain/date/local-time.ts'
import { REGIONS } from '#domain/region.ts'
import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'

/**
 * INTAKE-4, SITE-6: 'Stock updated 23 November, 6:10 am' in the site's zone, in the US 'November 23, 6:10 AM'. No 'today' and no 'an hour ago': the page is cached,
 * and its text has to stay true.
 */
export function stockUpdatedText(at: Date, place: ClockPlace): string {
  const options = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const
  const parts = Object.fromEntries(
    timeFormat(place, options)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const [first, second] = REGIONS[place.region].dayFirst ? [parts.day, parts.month] : [parts.month, parts.day]
  return say(words.stockUpdatedValueValue2, {
    value: first,
    value2: second,
    value3: parts.hour,
    value4: parts.minute,
    value5: parts.dayPeriod,
  })
}
