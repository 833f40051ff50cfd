import { undoUntil } from '../undo-until.ts'
import type { FeedOutcome } from './pull-outcome.ts'

/**
 * STAFF-12: until when an approved file can be undone; null: it cannot. `latest`: the feed's latest run; a later file makes
 * the approval history. `approvedAt`: when the feed's stock last changed.
 */
export function undoneUntil(
  run: { readonly id: string; readonly outcome: FeedOutcome },
  latest: { readonly id: string } | undefined,
  approvedAt: Date | null,
  now: Date,
): Date | null {
  if (run.outcome !== 'approved' || latest?.id !== run.id || approvedAt === null) return null
  return undoUntil(approvedAt, now)
}
