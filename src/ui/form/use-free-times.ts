import { useEffect, useState } from 'react'
import { dateAfter } from '#domain/date/date-after.ts'

/** A time in the location's time zone, '2026-01-31T10:30', and whether it can be booked. */
export interface DayTime {
  readonly start: string
  readonly available: boolean
}

interface DayTimes {
  /** The location they are for; '' until there is one. */
  readonly location: string
  readonly date: string | null
  readonly times: readonly DayTime[]
  readonly state: 'loading' | 'free' | 'none' | 'failed'
}

/**
 * FORM-14: times of the chosen day at a location, fetched again after each refusal of the form. Until a day is chosen:
 * those of the first day with an available time, of the next few. While the same day is fetched again, and if that
 * fails, the earlier times stay, because the visitor may have chosen one.
 */
export function useFreeTimes(location: string, chosen: string | null, today: string, attempts: number): DayTimes {
  const [shown, setShown] = useState<DayTimes>(() => emptyDay(location, chosen, 'loading'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal fetches the times again.
  useEffect(() => {
    if (location === '') return
    let isCurrent = true
    const isSame = (day: DayTimes) => day.location === location && (chosen === null || day.date === chosen)
    setShown((before) => (isSame(before) ? { ...before, state: 'loading' } : emptyDay(location, chosen, 'loading')))
    void (chosen ? timesOf(location, chosen) : firstFree(location, today)).then((day) => {
      if (!isCurrent) return
      setShown((before) =>
        day.state === 'failed' && isSame(before) && before.times.length > 0
          ? { ...before, state: stateOf(before.times) }
          : day,
      )
    })
    return () => {
      isCurrent = false
    }
  }, [location, chosen, today, attempts])
  return shown
}

const DAYS_TRIED = 5

async function firstFree(location: string, today: string): Promise<DayTimes> {
  let day = await timesOf(location, today)
  for (let ahead = 1; ahead < DAYS_TRIED && day.state === 'none'; ahead += 1)
    day = await timesOf(location, dateAfter(today, ahead))
  return day
}

/** How many times are free on each day, by its date; null until the answer, and without one. */
export type FreeDays = ReadonlyMap<string, number> | null

/** FORM-14: the free times of each of the next days at a location, counted again after each refusal of the form. */
export function useFreeDays(location: string, today: string, count: number, attempts: number): FreeDays {
  const [days, setDays] = useState<FreeDays>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal counts the times again.
  useEffect(() => {
    if (location === '') return
    let isCurrent = true
    void daysOf(location, today, count).then((found) => {
      if (isCurrent) setDays(found)
    })
    return () => {
      isCurrent = false
    }
  }, [location, today, count, attempts])
  return days
}

async function daysOf(location: string, date: string, count: number): Promise<FreeDays> {
  try {
    const params = new URLSearchParams({ location_id: location, date, days: String(count) })
    const response = await fetch(`/api/appointments?${params}`)
    if (!response.ok) return null
    const { days }: { readonly days: readonly { readonly date: string; readonly free: number }[] } =
      await response.json()
    return new Map(days.map((day) => [day.date, day.free]))
  } catch {
    // Offline: the days stand without their numbers.
    return null
  }
}

async function timesOf(location: string, date: string): Promise<DayTimes> {
  try {
    const response = await fetch(`/api/appointments?${new URLSearchParams({ location_id: location, date })}`)
    if (!response.ok) return emptyDay(location, date, 'failed')
    const { slots }: { readonly slots: readonly DayTime[] } = await response.json()
    const times = slots.map(({ start, available }) => ({ start: start.slice(0, 'YYYY-MM-DDTHH:mm'.length), available }))
    return { location, date, times, state: stateOf(times) }
  } catch {
    // Offline: the form can be sent without a time.
    return emptyDay(location, date, 'failed')
  }
}

function emptyDay(location: string, date: string | null, state: 'loading' | 'failed'): DayTimes {
  return { location, date, times: [], state }
}

function stateOf(times: readonly DayTime[]): 'free' | 'none' {
  return times.some(({ available }) => available) ? 'free' : 'none'
}
