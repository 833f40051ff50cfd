import type { ColumnType } from 'kysely'

/** DESK-4: a photo that staff added, or an edited copy of one. Its picture is the row of `pictures` with its key as address. */
export interface CarPhotosTable {
  site_slug: string
  id: string
  car_id: string
  /** The key of the photo that it is a copy of; null: added. */
  made_from: string | null
  author_id: string
  author_name: string
  at: ColumnType<Date, string, string>
  /** Since when the car does not need it; null: it does. */
  removed_at: ColumnType<Date | null, string | null, string | null>
}
