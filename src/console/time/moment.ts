import { createCache } from '#caching/bounded-cache.ts'
import { instantsIn } from '#domain/zoned-instant.ts'
import type { Moment } from '../page-values.ts'
import { relativeTime } from './relative-time.ts'

const clocks = createCache<string, (at: Date) => string>('clocks')

/** '23/11/2026 14:05' in a zone. */
export function momentOf(at: Date, timezone: string): Moment {
  const iso = clocks.getOrCompute(timezone, instantsIn)(at)
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(iso) ?? []
  return { text: `${day}/${month}/${year} ${time}`, iso }
}

/** The same with how long ago it was. */
export function momentAgo(at: Date, timezone: string, now: Date): Moment {
  const moment = momentOf(at, timezone)
  return { ...moment, ago: relativeTime(moment.iso, now) }
}
