import { zonedInstant } from '#domain/zoned-instant.ts'
import type { Moment } from './console-page.ts'

/** '23/11/2026 14:05' in a zone. */
export function momentOf(at: Date, timezone: string): Moment {
  const iso = zonedInstant(at, timezone)
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(iso) ?? []
  return { text: `${day}/${month}/${year} ${time}`, iso }
}
