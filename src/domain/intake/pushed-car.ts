import { isEmpty } from '../feed/native-shapes.ts'
import type { FeedValue } from '../feed/record.ts'

type Cells = ReadonlyMap<string, FeedValue>

const TIME_NAMES = ['last_modified_utc', 'LastModifiedUtc', 'last_modified', 'updated_at'] as const

/** Clocks of two computers differ; a time further ahead is a mistake that would refuse every later call. */
const AHEAD_MS = 5 * 60_000

/**
 * INTAKE-7: when the sender changed the car; null if the call does not say, or says a time that is still to come. A time
 * without a zone is in UTC.
 */
export function pushedAt(cells: Cells, now: Date): Date | null {
  const text = TIME_NAMES.map((name) => cells.get(name)).find((value) => !isEmpty(value))
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}T?/.test(text)) return null
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)
  const at = new Date(text.includes(':') && !hasZone ? `${text.replace(' ', 'T')}Z` : text)
  return Number.isNaN(at.getTime()) || at.getTime() > now.getTime() + AHEAD_MS ? null : at
}

/** INTAKE-7: whether a later state of the car came before. Calls without a time count in the order in which they come. */
export function isOlderPush(at: Date | null, latest: Date | null): boolean {
  return at !== null && latest !== null && at < latest
}
