import { type Kysely, sql } from 'kysely'

/** Appointments that staff move, cancel and mark, calendar files of mails, and why a deposit was refunded (INBOX-9, INBOX-10). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  // The defaults are for programs from before this migration, which insert without these columns.
  'alter table appointments add column id text not null default gen_random_uuid()::text',
  'update appointments set id = lead_id',
  'create unique index appointments_by_id on appointments (site_slug, id)',
  `alter table appointments add column kind text not null default 'drive'
    check (kind in ('drive', 'service', 'visit'))`,
  `alter table appointments add column state text not null default 'booked'
    check (state in ('booked', 'cancelled', 'kept', 'missed'))`,
  'alter table appointments add column changes integer not null default 0',
  'alter table conversation_mails add column calendar text',
  'alter table reservations add column refund_reason text',
] as const
