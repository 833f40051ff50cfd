import { sql } from 'kysely'

/** CARD-1: the title of a lead's car as buyers read it (`shownTitle`); null without a car. */
export const leadCarTitle = sql<
  string | null
>`coalesce(lead.payload->'vehicle'->>'shown_title', lead.payload->'vehicle'->>'title')`
