import { type Kysely, sql } from 'kysely'

/** SALES-9: sales of cars. Of a deleted conversation the record of the sale stays, without its buyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table sales (
    site_slug text not null,
    id text not null,
    conversation_id text,
    car_id text,
    car_title text not null,
    price integer not null,
    sold_on text not null,
    stage_before text not null,
    reason_before text,
    batch text not null,
    seller_id text not null,
    seller_name text not null,
    at timestamptz not null,
    ended_at timestamptz,
    primary key (site_slug, id),
    foreign key (site_slug, conversation_id) references conversations (site_slug, id)
      on delete set null (conversation_id)
  )`,
  // A conversation has one sale that stands, and so has a car.
  'create unique index sales_of_conversations on sales (site_slug, conversation_id) where (ended_at is null)',
  'create unique index sales_of_cars on sales (site_slug, car_id) where (ended_at is null)',
] as const
