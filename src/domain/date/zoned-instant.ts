import { zonedFormat } from './zoned-format.ts'

/** Formats an instant as local time of an IANA zone with its offset: '2026-01-31T10:15:00+10:00'. */
export function zonedInstant(instant: Date, timeZone: string): string {
  const parts = zonedFormat('en-AU', timeZone, PARTS).formatToParts(instant)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const offset = String(part.timeZoneName).replace('GMT', '') || '+00:00'
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}${offset}`
}

const PARTS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
} as const

/**
 * Converts a local date ('2026-01-31') and minutes since midnight in a zone to an instant. A time skipped by daylight
 * saving moves forward by the skipped hour; of a time that occurs twice, the first is used.
 */
export function instantOfLocal(date: string, minutes: number, timeZone: string): Date {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MS_PER_MINUTE
  // The offset may change that day: try the offset before the change, then the one after it.
  const before = asIfUtc - offsetMs(asIfUtc - MS_PER_DAY, timeZone)
  const after = asIfUtc - offsetMs(asIfUtc + MS_PER_DAY, timeZone)
  const shows = (instant: number) => instant + offsetMs(instant, timeZone) === asIfUtc
  return new Date(shows(before) || !shows(after) ? before : after)
}

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE

function offsetMs(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / 1000) * 1000
  const local = zonedInstant(new Date(instant), timeZone)
  return Date.parse(`${local.slice(0, 19)}Z`) - whole
}
