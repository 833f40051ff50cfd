import { dateAfter } from '#domain/date/date-after.ts'
import { instantOfLocal } from '#domain/date/zoned-instant.ts'
import { dateOf } from './day-text.ts'

/** The instant at which a day is over in a zone; null for text that is no date. */
export function endOfDay(text: string, timezone: string): Date | null {
  const date = dateOf(text)
  return date === null ? null : instantOfLocal(dateAfter(date, 1), 0, timezone)
}

/** The instant at which a day begins in a zone; null for text that is no date. */
export function startOfDay(text: string, timezone: string): Date | null {
  const date = dateOf(text)
  return date === null ? null : instantOfLocal(date, 0, timezone)
}
