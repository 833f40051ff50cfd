import type { ColumnType, JSONColumnType } from 'kysely'

/** What a person chose for the table of the stock (DESK-1). */
export interface StockChoiceTables {
  stock_views: {
    site_slug: string
    person_id: string
    id: string
    name: string
    /** Its parameters in the address. */
    query: string
    saved_at: ColumnType<Date, string, string>
  }
  stock_columns: {
    site_slug: string
    person_id: string
    columns: JSONColumnType<readonly string[], string, string>
  }
}
