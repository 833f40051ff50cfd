import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts'
import type { Tables } from '../schema.ts'
import { StorageFault } from './storage-fault.ts'

/**
 * Runs all pending migrations in one transaction. Throws StorageFault if the database is newer than this program or a
 * migration fails. `where` names the database in the message.
 */
export async function migrate(
  db: Kysely<Tables>,
  where: string,
  migrations: Readonly<Record<string, Migration>> = ALL_MIGRATIONS,
): Promise<void> {
  const unknown = (await appliedMigrations(db)).filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    throw new StorageFault(
      'newer-version',
      `The database ${where} was made by a newer version of Forecourt (it has migration '${unknown[0]}', unknown here): start that version, or name another database.`,
    )
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
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
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const untyped = db as unknown as Kysely<{ kysely_migration: { name: string } }>
  const rows = await untyped.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
