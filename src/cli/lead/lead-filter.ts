import { instantOfLocal } from '#domain/date/zoned-instant.ts'
import type { LeadState } from '#operations/lead/list-leads.ts'
import { typedInstant } from '../typed-instant.ts'

/** Values of `--state`, `--from`, `--to`, `--location` and `--limit` as typed. */
export interface TypedFilter {
  readonly state?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly location?: string | undefined
  readonly limit?: string | undefined
}

export interface ReadFilter {
  readonly state?: Exclude<LeadState, 'undeliverable' | 'acknowledged'>
  readonly from?: Date
  readonly to?: Date
  readonly location?: string
  readonly limit?: number
}

/** Parses the filter; a string is an error message. A day such as 2026-11-21 starts at midnight in `timezone`. */
export function readFilter(typed: TypedFilter, timezone: string): ReadFilter | string {
  const state = STATES.find((each) => each === typed.state)
  if (typed.state !== undefined && state === undefined) {
    return `--state takes ${STATES.join(', ')}, not '${typed.state}'.`
  }
  const days = { from: startOf(typed.from, timezone), to: startOf(typed.to, timezone) }
  for (const name of ['from', 'to'] as const) {
    if (days[name] === null) return `--${name} takes a day such as 2026-11-21, not '${typed[name]}'.`
  }
  const limit = typed.limit === undefined ? null : Number(typed.limit)
  if (limit !== null && !(Number.isInteger(limit) && limit > 0))
    return `--limit takes a number above 0, not '${typed.limit}'.`
  return {
    ...(state && { state }),
    ...(days.from && { from: days.from }),
    ...(days.to && { to: days.to }),
    ...(typed.location !== undefined && { location: typed.location }),
    ...(limit !== null && { limit }),
  }
}

/**
 * Start of a typed day, or the typed instant if it has an offset. Null if it is neither; undefined if nothing is typed.
 */
function startOf(typed: string | undefined, timezone: string): Date | null | undefined {
  if (typed === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed))
  return isDay ? instantOfLocal(typed, 0, timezone) : typedInstant(typed)
}

const STATES = ['pending', 'sent', 'failed', 'dead'] as const
