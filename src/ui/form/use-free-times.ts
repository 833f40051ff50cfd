import { useEffect, useState } from 'react'
import { dateAfter } from '#domain/date-after.ts'

/** A time in the location's time zone, '2026-01-31T10:30', and whether it can be booked. */
export interface DayTime {
  readonly start: string
  readonly available: boolean
}

interface DayTimes {
  readonly date: string | null
  readonly times: readonly DayTime[]
  readonly state: 'loading' | 'free' | 'none' | 'failed'
}

/**
 * FORM-14: times of the chosen day at a location, fetched again after each refusal of the form. Until a day is chosen:
 * those of the first day with an available time, of the next few.
 */
export function useFreeTimes(location: string, chosen: string | null, today: string, attempts: number): DayTimes {
  const [shown, setShown] = useState<DayTimes>({ date: chosen, times: [], state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal fetches the times again.
  useEffect(() => {
    if (location === '') return
    let wanted = true
    const show = (day: DayTimes) => {
      if (wanted) setShown(day)
    }
    if (chosen) show({ date: chosen, times: [], state: 'loading' })
    void (chosen ? timesOf(location, chosen) : firstFree(location, today)).then(show)
    return () => {
      wanted = false
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

async function timesOf(location: string, date: string): Promise<DayTimes> {
  try {
    const response = await fetch(`/api/appointments?${new URLSearchParams({ location_id: location, date })}`)
    if (!response.ok) return { date, times: [], state: 'failed' }
    const { slots }: { readonly slots: readonly DayTime[] } = await response.json()
    const times = slots.map(({ start, available }) => ({ start: start.slice(0, 'YYYY-MM-DDTHH:mm'.length), available }))
    return { date, times, state: times.some(({ available }) => available) ? 'free' : 'none' }
  } catch {
    // Offline: the form can be sent without a time.
    return { date, times: [], state: 'failed' }
  }
}
