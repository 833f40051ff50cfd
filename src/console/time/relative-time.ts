import type { RegionCode } from '#domain/region.ts'
import { dayOfYearText, dayText } from './day-text.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * A time as people say it: 'now', '12 min', '3 h', '2 d', then '14 Nov', in the US 'Nov 14'; ahead of now 'in 12 min'.
 * `iso`: with the offset of the site's zone, so that the day is the site's.
 */
export function relativeTime(iso: string, now: Date, region: RegionCode): string {
  const ms = now.getTime() - new Date(iso).getTime()
  const size = Math.abs(ms)
  if (size < MINUTE) return 'now'
  const date = iso.slice(0, 'yyyy-mm-dd'.length)
  if (size >= 7 * DAY) return size < 300 * DAY ? dayText(date, region) : dayOfYearText(date, region)
  const text =
    size < HOUR ? `${floor(size, MINUTE)} min` : size < DAY ? `${floor(size, HOUR)} h` : `${floor(size, DAY)} d`
  return ms < 0 ? `in ${text}` : text
}

function floor(ms: number, unit: number): number {
  return Math.floor(ms / unit)
}

/** Business minutes as text: '12 min', '2 h 5 min', '14 h'. */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours >= 10 || rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
