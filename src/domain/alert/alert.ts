import type { StockPath } from '../listing/stock-path.ts'
import type { StockQuery } from '../listing/stock-query.ts'

/** ALERT-1: what an alert waits for: cars that fit a search, a lower price of one car, or the end of its reservation. */
export const ALERT_KINDS = ['search', 'price', 'free'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** What a listing showed when its alert was asked for. The postcode's coordinates are in the query. */
export interface AlertSearch {
  readonly page: StockPath
  readonly query: StockQuery
}

/** Times of an alert's life. */
export interface AlertTimes {
  readonly confirmedAt: Date | null
  readonly endedAt: Date | null
}

/** ALERT-1: mails are sent to confirmed alerts only. */
export function alertState({ confirmedAt, endedAt }: AlertTimes): 'unconfirmed' | 'confirmed' | 'ended' {
  if (endedAt !== null) return 'ended'
  return confirmedAt === null ? 'unconfirmed' : 'confirmed'
}

/** Alerts of one address on one site; more would make the daily mail unreadable. */
export const MOST_ALERTS = 20

/** Days in which an alert can be confirmed; after that it is deleted. */
export const CONFIRM_WITHIN_DAYS = 7
