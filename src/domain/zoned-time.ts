/** A moment as a clock on the wall of a place shows it. */
export interface ZonedTime {
  readonly year: number
  /** '2026-01-31' */
  readonly date: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Minutes since midnight. */
  readonly minutes: number
}

/** What an IANA time zone's clocks show at an instant. */
export function zonedTime(now: Date, timezone: string): ZonedTime {
  const parts = Object.fromEntries(
    formatter(timezone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return {
    year: Number(parts.year),
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: WEEKDAYS.indexOf(String(parts.weekday)),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A formatter costs far more to make than to use, so one is kept for each zone. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}
