import type { ColumnType, JSONColumnType } from 'kysely'

/** A point in time; read as a Date, written as ISO text. */
export type Instant = ColumnType<Date, string, string>
export type OptionalInstant = ColumnType<Date | null, string | null, string | null>
/** Any object as JSON; written as text. */
export type Json = JSONColumnType<Record<string, unknown>, string, string>
