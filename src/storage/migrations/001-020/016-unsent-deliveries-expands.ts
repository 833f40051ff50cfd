import { type Kysely, sql } from 'kysely'

/** An index of deliveries that are not sent: metrics and readiness count them at each reading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lead_deliveries_unsent on lead_deliveries (site_slug, kind, state) include (acknowledged_at)
    where state <> 'sent'`.execute(db)
}
