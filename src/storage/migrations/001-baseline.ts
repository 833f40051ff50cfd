import { type Kysely, sql } from 'kysely'
import { API } from './001-baseline/api.ts'
import { FEEDS } from './001-baseline/feeds.ts'
import { INBOX } from './001-baseline/inbox.ts'
import { LEADS } from './001-baseline/leads.ts'
import { PLATFORM } from './001-baseline/platform.ts'
import { STAFF } from './001-baseline/staff.ts'
import { STOCK } from './001-baseline/stock.ts'
import { VISITORS } from './001-baseline/visitors.ts'

/** The schema of version 0.2.0. No installation is older. Tables come after those that they refer to. */
const STATEMENTS = [...STOCK, ...FEEDS, ...PLATFORM, ...LEADS, ...INBOX, ...VISITORS, ...STAFF, ...API]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
