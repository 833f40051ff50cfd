import { type Kysely, sql } from 'kysely'

/** H4-4: a mail with a new link in place of an old one that ends alerts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  'alter table alert_mails drop constraint alert_mails_kind_check',
  `alter table alert_mails add constraint alert_mails_kind_check check (kind in ('confirm', 'news', 'link'))`,
] as const
