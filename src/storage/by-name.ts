import { sql } from 'kysely'

/** Order of a list of names: the same in every database, whatever its locale, and case makes no difference. */
export const BY_NAME = sql<string>`lower(name) collate "C"`
