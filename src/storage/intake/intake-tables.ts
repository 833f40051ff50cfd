import type { ColumnType, Generated } from 'kysely'
import type { FeedDefinition } from '#domain/intake/feed-definition.ts'
import type { Silence } from '#domain/intake/feed-silence.ts'
import type { FeedOutcome } from '#domain/intake/pull-outcome.ts'
import type { FileMarks } from '#domain/intake/settled-file.ts'
import type { UnreadFile } from '#domain/intake/unread-file.ts'
import type { Instant, OptionalInstant } from '../column-types.ts'

/** Feeds and their runs (INTAKE-1 to INTAKE-6). */
export interface IntakeTables {
  feeds: FeedsTable
  feed_runs: FeedRunsTable
  pushed_cars: PushedCarsTable
}

export interface FeedsTable {
  site_slug: string
  name: string
  definition: ColumnType<FeedDefinition, string, string>
  created_at: Instant
  next_pull_at: OptionalInstant
  claimed_until: OptionalInstant
  had: ColumnType<FileMarks | null, string | null, string | null>
  last_look: ColumnType<{ marks: FileMarks; at: string } | null, string | null, string | null>
  hash: string | null
  looked_at: OptionalInstant
  received_at: OptionalInstant
  applied_at: OptionalInstant
  failures: Generated<number>
  warned: Generated<Silence>
  removed_at: OptionalInstant
  expected_since: OptionalInstant
  unread: ColumnType<(Omit<UnreadFile, 'at'> & { at: string }) | null, string | null, string | null>
}

export interface FeedRunsTable {
  site_slug: string
  id: string
  feed: string
  at: Instant
  last_at: Instant
  times: Generated<number>
  outcome: FeedOutcome
  sentence: string
  file_name: string | null
  bytes: number | null
  has_file: Generated<boolean>
  report: ColumnType<unknown, string | null, string | null>
}

/** INTAKE-7: the last call for each car, so that an older one that comes later changes nothing. */
export interface PushedCarsTable {
  site_slug: string
  feed: string
  dealership_slug: string
  stocknum: string
  /** When the sender changed the car, by the sender's clock. */
  changed_at: OptionalInstant
  received_at: Instant
}
