import { type Kysely, sql } from 'kysely'

/** S3-8: the last period of 30 seconds whose code of an authenticator app was used, so that each code works once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = ['alter table staff_two_factors add column "usedStep" bigint'] as const
