import type { ColumnType, JSONColumnType } from 'kysely'
import type { HandValues } from '#domain/desk/hand-car.ts'

/** DESK-5: a car that staff typed. */
export interface HandCarsTable {
  site_slug: string
  id: string
  fields: JSONColumnType<HandValues, string, string>
  /** Null: a draft. */
  car_id: string | null
  author_id: string
  author_name: string
  changed_at: ColumnType<Date, string, string>
}
