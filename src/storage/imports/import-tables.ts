import type { ColumnType } from 'kysely'
import type { CarStatus } from '#domain/car/vocabulary.ts'
import type { Instant, Json, OptionalInstant } from '../column-types.ts'

export interface StockImportsTable {
  id: string
  site_slug: string
  feed: string
  state: 'staging' | 'merged' | 'held-back' | 'abandoned'
  started_at: Instant
  finished_at: OptionalInstant
  /** Number of staged rows; a merge that finds another number was overtaken. */
  staged: number
  report: ColumnType<Record<string, unknown> | null, string | null, string | null>
}

export interface ImportRowsTable {
  site_slug: string
  import_id: string
  /** Row number; a JSON file may have all rows on one line. */
  number: number
  line: number
  vin: string | null
  stocknum: string | null
  dealership_slug: string
  feed_id: string | null
  identity: string
  slug_base: string
  new_id: string
  content_hash: string
  status: CarStatus
  listed_at: OptionalInstant
  sold_at: OptionalInstant
  /** Null for a refused row, which is stored so that its car does not seem missing. */
  data: Json | null
  /** Addresses of its pictures to fetch. */
  pictures: ColumnType<readonly string[] | null, string | null, string | null>
}
