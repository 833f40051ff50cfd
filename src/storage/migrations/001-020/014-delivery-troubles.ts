import { type Kysely, sql } from 'kysely'

/** Times when a delivery first needed a person, was reported and was acknowledged (FORM-13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table lead_deliveries add column trouble_at timestamptz',
  'alter table lead_deliveries add column told_at timestamptz',
  'alter table lead_deliveries add column acknowledged_at timestamptz',
  'alter table lead_deliveries add column acknowledged_by text',
  // Older dead deliveries get the time of their last attempt; their alert mails were sent then.
  `update lead_deliveries d set told_at = now(), trouble_at = coalesce(
      (select max(a.at) from lead_attempts a where a.site_slug = d.site_slug and a.delivery_id = d.id), now())
    where d.state = 'dead'`,
  'create index lead_deliveries_untold on lead_deliveries (trouble_at) where trouble_at is not null and told_at is null',
] as const
