import type { ColumnType } from 'kysely'
import type { Instant, OptionalInstant } from '../column-types.ts'

/** DESK-2: what staff set on top of a feed, by part of a car. */
export interface CarOverridesTable {
  site_slug: string
  car_id: string
  part: string
  value: ColumnType<unknown, string, string>
  feed_value: ColumnType<unknown, string, string>
  author_id: string
  author_name: string
  at: Instant
  /** Null: it holds already. */
  starts_at: OptionalInstant
  until: OptionalInstant
}

/** DESK-8: a car's overrides before and after an edit. */
export interface CarEditsTable {
  site_slug: string
  id: string
  /** The same for all cars of one bulk edit. */
  batch: string
  car_id: string
  author_id: string
  author_name: string
  at: Instant
  before: ColumnType<unknown, string, string>
  after: ColumnType<unknown, string, string>
  undone_at: OptionalInstant
}
