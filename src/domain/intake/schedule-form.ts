/** INTAKE-1: schedules that the form has a name for. `at`: also a time of the day. */
export const EVERY = {
  quarter: { label: 'Every 15 minutes', cron: '*/15 * * * *', at: false },
  half: { label: 'Every 30 minutes', cron: '*/30 * * * *', at: false },
  hour: { label: 'Every hour', cron: '0 * * * *', at: false },
  day: { label: 'Every day at a time', cron: '* * *', at: true },
  weekdays: { label: 'Monday to Friday at a time', cron: '* * 1-5', at: true },
  own: { label: 'A schedule of your own', cron: '', at: false },
} as const
type Every = keyof typeof EVERY

interface TypedSchedule {
  readonly every: string
  /** '06:30'. */
  readonly time: string
  /** A cron expression, for 'own'. */
  readonly schedule: string
}

const FIRST_TIME = '06:00'

/** The cron expression of the form; null if the time of the day is not one. */
export function cronOf({ every, time, schedule }: TypedSchedule): string | null {
  const option = Object.hasOwn(EVERY, every) ? EVERY[every as Every] : EVERY.own
  if (option === EVERY.own) return schedule
  if (!option.at) return option.cron
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hour === undefined ? null : `${Number(minute)} ${Number(hour)} ${option.cron}`
}

/** The form of a cron expression. */
export function everyOf(cron: string): TypedSchedule {
  const [, minute, hour, rest] = /^(\d{1,2}) (\d{1,2}) (.+)$/.exec(cron) ?? []
  const every = (Object.keys(EVERY) as Every[]).find((name) => EVERY[name].cron === (EVERY[name].at ? rest : cron))
  const time = minute === undefined ? FIRST_TIME : `${hour?.padStart(2, '0')}:${minute.padStart(2, '0')}`
  return { every: every ?? 'own', time: every && EVERY[every].at ? time : FIRST_TIME, schedule: cron }
}
