import type { LeadState } from '#operations/list-leads.ts'

/** What `--state`, `--from`, `--to`, `--location` and `--limit` say, as typed. */
export interface TypedFilter {
  readonly state?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly location?: string | undefined
  readonly limit?: string | undefined
}

export interface ReadFilter {
  readonly state?: Exclude<LeadState, 'undeliverable'>
  readonly from?: Date
  readonly to?: Date
  readonly location?: string
  readonly limit?: number
}

/** The filter, or one sentence about what in it cannot be understood. A day such as 2026-11-21 begins in UTC. */
export function readFilter(typed: TypedFilter): ReadFilter | string {
  const state = STATES.find((each) => each === typed.state)
  if (typed.state !== undefined && state === undefined) {
    return `--state takes ${STATES.join(', ')}, not '${typed.state}'.`
  }
  for (const name of ['from', 'to'] as const) {
    const instant = typed[name]
    if (instant !== undefined && Number.isNaN(Date.parse(instant))) {
      return `--${name} takes a day such as 2026-11-21, not '${instant}'.`
    }
  }
  const limit = typed.limit === undefined ? null : Number(typed.limit)
  if (limit !== null && !(Number.isInteger(limit) && limit > 0))
    return `--limit takes a number above 0, not '${typed.limit}'.`
  return {
    ...(state && { state }),
    ...(typed.from !== undefined && { from: new Date(typed.from) }),
    ...(typed.to !== undefined && { to: new Date(typed.to) }),
    ...(typed.location !== undefined && { location: typed.location }),
    ...(limit !== null && { limit }),
  }
}

const STATES = ['pending', 'sent', 'failed', 'dead'] as const
