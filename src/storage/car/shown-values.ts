import { sql } from 'kysely'

/** The fields of a car `c` as the site shows them: the feed's, under what staff set (DESK-2). */
export const SHOWN = sql`(c.data || (c.desk->'values'))`
