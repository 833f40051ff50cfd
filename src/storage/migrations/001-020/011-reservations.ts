import { type Kysely, sql } from 'kysely'

/** Reservations by card deposit (RESERVE-1 to RESERVE-5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table reservations (
    site_slug text not null,
    id text not null,
    car_id text not null,
    key text not null,
    state text not null check (state in ('pending', 'held', 'expired', 'cancelled', 'lapsed', 'refunded', 'completed')),
    amount integer not null,
    currency text not null,
    buyer jsonb not null,
    visit jsonb not null,
    created_at timestamptz not null,
    pay_by timestamptz not null,
    held_until timestamptz,
    paid_at timestamptz,
    payment_id text,
    payment_url text,
    payment_open boolean not null default true,
    charge_id text,
    refund text not null default 'none' check (refund in ('none', 'due', 'sent')),
    refund_attempts integer not null default 0,
    refund_at timestamptz,
    refund_id text,
    look_at timestamptz,
    lead_id text,
    primary key (site_slug, id),
    unique (site_slug, key)
  )`,
  // This index lets exactly one of several concurrent buyers reserve a car (RESERVE-3).
  `create unique index reservations_one_a_car on reservations (site_slug, car_id) where state in ('pending', 'held')`,
  'create index reservations_to_look_at on reservations (look_at) where look_at is not null',
  'create index reservations_to_refund on reservations (refund_at) where refund_at is not null',
  // Separate from the feed's data: an import rewrites the car but must not release a hold (RESERVE-4).
  'alter table cars add column held boolean not null default false',
  'alter table lead_deliveries drop constraint lead_deliveries_kind_check',
  `alter table lead_deliveries add constraint lead_deliveries_kind_check
    check (kind in ('mail', 'adf', 'webhook', 'sms', 'confirmation', 'refund', 'alert'))`,
] as const
