import { isAvailable } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import * as words from '#words/car.ts'
import { say } from '#words/say.ts'

/** Site fields that the days depend on. A `Site` is one. */
interface LotSite {
  readonly timezone: string
  readonly vehicle: { readonly daysOnLot: boolean }
}

/** 'For sale for 12 days', by the calendar of the site; null where the site does not say it, and of a car not for sale. */
export function daysOnLot(car: Car, { timezone, vehicle }: LotSite, now: Date): string | null {
  const listed = new Date(car.created_at)
  if (!vehicle.daysOnLot || !isAvailable(car) || Number.isNaN(listed.getTime())) return null
  const dayOf = (instant: Date) => Date.parse(zonedTime(instant, timezone).date)
  const count = Math.round((dayOf(now) - dayOf(listed)) / A_DAY_MS)
  if (count < 0) return null
  return count === 0 ? say(words.onLotToday) : say(words.onLot, { count })
}

const A_DAY_MS = 24 * 60 * 60_000
