import type { ClockPlace } from '#domain/date/local-time.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import type { Tone } from '../../page-values.ts'
import { dayYearText } from '../../time/day-text.ts'

interface SiteTime extends ClockPlace {
  readonly now: Date | null
}

export interface PeriodBadge {
  readonly text: string
  readonly tone: Tone
}

/** 'From 1 Apr', 'Until 30 Apr' or 'Ended', in the site's zone, of what has a first or a last instant; null: it always shows. */
export function periodBadge(value: unknown, { now, timezone, region }: SiteTime): PeriodBadge | null {
  if (typeof value !== 'object' || value === null || now === null) return null
  const from = instantOf('from' in value ? value.from : null)
  const until = instantOf('until' in value ? value.until : null)
  const day = (at: Date) => dayYearText(zonedTime(at, timezone).date, zonedTime(now, timezone).year, region)
  if (until !== null && until <= now) return { text: 'Ended', tone: 'plain' }
  if (from !== null && from > now) return { text: `From ${day(from)}`, tone: 'info' }
  // An offer that ends at midnight shows on the day before.
  return until === null ? null : { text: `Until ${day(new Date(until.getTime() - 1))}`, tone: 'good' }
}

function instantOf(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT/.test(value)) return null
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at
}
