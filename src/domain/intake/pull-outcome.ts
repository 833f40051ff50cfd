/**
 * What became of one look at a feed.
 * - `applied`: the stock changed, or the file says what the stock already says.
 * - `same`: the file is the one that we have.
 * - `growing`: the sender is still writing it.
 * - `held`: it waits for approval (INTAKE-3).
 * - `approved`, `rejected`: a held file after a decision.
 * - `replaced`: a held file, after a later one came.
 * - `unusable`: it cannot be read, or no row is a car.
 * - `unreachable`: the server did not answer, or refused us.
 * - `broken`: something failed here. It is our fault, not the sender's (S3-2).
 */
export const FEED_OUTCOMES = [
  'applied',
  'same',
  'growing',
  'held',
  'approved',
  'rejected',
  'replaced',
  'unusable',
  'unreachable',
  'broken',
] as const
export type FeedOutcome = (typeof FEED_OUTCOMES)[number]

interface OutcomeRule {
  /** Whether a file came: the feed is not silent (INTAKE-4). */
  readonly isReceived: boolean
  /** Whether the run has a row of its own. A look that found nothing new only moves 'last received'. */
  readonly isStored: boolean
  /** When to look again: at the next time of the schedule, in a minute, or after a wait that doubles. */
  readonly next: 'schedule' | 'minute' | 'backoff'
}

/** INTAKE-2, INTAKE-3: what follows from each outcome. */
export const OUTCOME_RULES: Readonly<Record<FeedOutcome, OutcomeRule>> = {
  applied: { isReceived: true, isStored: true, next: 'schedule' },
  same: { isReceived: true, isStored: false, next: 'schedule' },
  growing: { isReceived: false, isStored: false, next: 'minute' },
  held: { isReceived: true, isStored: true, next: 'schedule' },
  approved: { isReceived: true, isStored: true, next: 'schedule' },
  rejected: { isReceived: true, isStored: true, next: 'schedule' },
  replaced: { isReceived: true, isStored: true, next: 'schedule' },
  unusable: { isReceived: true, isStored: true, next: 'schedule' },
  unreachable: { isReceived: false, isStored: true, next: 'backoff' },
  broken: { isReceived: false, isStored: true, next: 'backoff' },
}

const FIRST_WAIT_MINUTES = 1
const LONGEST_WAIT_MINUTES = 60

/** Minutes until the next try, after a number of failures in a row: 1, 2, 4 … 60. */
export function waitAfterFailures(failures: number): number {
  return Math.min(LONGEST_WAIT_MINUTES, FIRST_WAIT_MINUTES * 2 ** Math.max(0, Math.min(failures, 10) - 1))
}
