import { type Kysely, sql } from 'kysely'

/** Leads, deliveries and attempts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table leads (
    site_slug text not null,
    id text not null,
    submission_id text not null,
    category text not null,
    subcategory text,
    location_id text,
    car_id text,
    payload jsonb not null,
    consent jsonb,
    created_at timestamptz not null,
    primary key (site_slug, id),
    constraint leads_submission_once unique (site_slug, submission_id)
  )`,
  'create index leads_by_time on leads (site_slug, created_at)',
  `create table lead_deliveries (
    site_slug text not null,
    id text not null,
    lead_id text not null,
    number integer not null,
    kind text not null check (kind in ('mail')),
    destination text not null,
    state text not null check (state in ('pending', 'sent', 'failed', 'dead')),
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    primary key (site_slug, id),
    foreign key (site_slug, lead_id) references leads (site_slug, id) on delete cascade
  )`,
  'create index lead_deliveries_by_lead on lead_deliveries (site_slug, lead_id)',
  `create index lead_deliveries_due on lead_deliveries (next_attempt_at) where state in ('pending', 'failed')`,
  `create table lead_attempts (
    site_slug text not null,
    delivery_id text not null,
    number integer not null,
    at timestamptz not null,
    outcome text not null check (outcome in ('sent', 'failed')),
    error text,
    primary key (site_slug, delivery_id, number),
    foreign key (site_slug, delivery_id) references lead_deliveries (site_slug, id) on delete cascade
  )`,
] as const
