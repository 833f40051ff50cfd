import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts'
import type { Tables } from '../schema.ts'
import { StorageFault } from './storage-fault.ts'

/**
 * Ending of a migration's name that says it only adds: programs from before it go on working, and start, beside newer
 * ones (OPS-6, docs/decisions/128). The name is what the database has of it. Without the ending, older programs refuse the
 * database, because a forgotten ending must not lose data.
 */
export const EXPANDS = '-expands'

/** The schema that every installation begins with (version 0.2.0). A database that has run others, but not it, is older. */
const BASELINE = '001-baseline'

/**
 * Runs all pending migrations in one transaction, under a lock of the database: of several processes that start at once,
 * one migrates and the others wait. Throws StorageFault if the database is older than the baseline, a newer program's
 * migration does more than add, or a migration fails. `where` names the database in the message.
 */
export async function migrate(
  db: Kysely<Tables>,
  where: string,
  migrations: Readonly<Record<string, Migration>> = ALL_MIGRATIONS,
): Promise<void> {
  const applied = await appliedMigrations(db)
  if (applied.length > 0 && !applied.includes(BASELINE)) {
    throw new StorageFault(
      'older-version',
      `The database ${where} was made by a version of Forecourt before 0.2.0, and no later one can read it: name another database. A demonstration makes its data again once you delete its folder (.data).`,
    )
  }
  const newer = applied.filter((name) => !(name in migrations))
  const contracting = newer.find((name) => !name.endsWith(EXPANDS))
  if (contracting !== undefined) {
    throw new StorageFault(
      'newer-version',
      `The database ${where} was made by a newer version of Forecourt (it has migration '${contracting}', unknown here): start that version, or name another database.`,
    )
  }
  // Almost every start finds nothing to do, and the migrator takes longer to find that out.
  if (Object.keys(migrations).every((name) => applied.includes(name))) return
  // The migrator wants to know every migration that has run.
  const ran = Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations, ...ran }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'unknown'
    const reason = error instanceof Error ? error.message : String(error)
    throw new StorageFault(
      'migration-failed',
      `Migration '${failed}' of the database ${where} failed and nothing of it was kept: ${reason}.`,
      { cause: error },
    )
  }
}

async function appliedMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const existsQuery = await sql<{
    readonly is_there: boolean
  }>`select to_regclass('kysely_migration') is not null as is_there`
  if (!(await existsQuery.execute(db)).rows[0]?.is_there) return []
  const untyped = db as unknown as Kysely<{ kysely_migration: { name: string } }>
  const rows = await untyped.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
