import type { Generated, JSONColumnType } from 'kysely'
import type { ChangeBody } from '#domain/draft/draft-change.ts'
import type { DraftState } from '#domain/draft/draft-state.ts'
import type { Instant, OptionalInstant } from '../column-types.ts'

export interface DraftTables {
  drafts: DraftsTable
  draft_changes: DraftChangesTable
  preview_links: PreviewLinksTable
  part_locks: { site_slug: string; part: string; locked_by: string; at: Instant }
}

export interface DraftsTable {
  site_slug: string
  id: string
  name: string
  base: number
  state: DraftState
  last: Generated<number>
  made_by: string
  made_by_name: string
  made_at: Instant
  changed_at: Instant
  starts_at: OptionalInstant
  ends_at: OptionalInstant
  checked_at: OptionalInstant
  live_version: number | null
  word_by: string | null
  word_by_name: string | null
  word: string | null
  confirmed: JSONColumnType<readonly string[] & object, string | undefined, string>
}

export interface DraftChangesTable {
  site_slug: string
  draft_id: string
  number: number
  step: number
  base: number
  body: JSONColumnType<ChangeBody & object, string, string>
  by_id: string
  by_name: string
  at: Instant
  undone: Generated<boolean>
  published: number | null
  once_key: string | null
}

export interface PreviewLinksTable {
  site_slug: string
  id: string
  draft_id: string
  note: string
  made_by: string
  made_by_name: string
  made_at: Instant
  ends_at: Instant
  withdrawn_at: OptionalInstant
}
