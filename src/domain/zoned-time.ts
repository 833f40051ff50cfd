/** Local date and time of a place. */
export interface ZonedTime {
  readonly year: number
  /** '2026-01-31' */
  readonly date: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Minutes since midnight. */
  readonly minutes: number
}

/** Local date and time in an IANA time zone. */
export function zonedTime(now: Date, timezone: string): ZonedTime {
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE)
  const last = latest.get(timezone)
  if (last?.minute === minute) return last.time
  const parts = Object.fromEntries(
    formatter(timezone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const time = {
    year: Number(parts.year),
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: WEEKDAYS.indexOf(String(parts.weekday)),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  }
  latest.set(timezone, { minute, time })
  return time
}

const MS_PER_MINUTE = 60_000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Last result per zone: a page of cards formats the same minute many times, at 20 microseconds each. */
const latest = new Map<string, { readonly minute: number; readonly time: ZonedTime }>()

function formatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
}
