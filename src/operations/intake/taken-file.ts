import type { FeedOutcome } from '#domain/intake/pull-outcome.ts'

/** What a file did. `runId`: null if it is the one that we have. */
export interface TakenFile {
  readonly outcome: Extract<FeedOutcome, 'applied' | 'same' | 'held' | 'unusable' | 'growing'>
  readonly runId: string | null
  readonly sentence: string
}
