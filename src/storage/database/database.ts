import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely'
import { noteQuery } from '#tracing/query.ts'
import type { Tables } from '../schema.ts'
import { type Storage, storageOf } from '../storage.ts'
import { transactionsOf } from '../transactions.ts'
import { migrate } from './migrate.ts'
import { takeFolder } from './owner-lock.ts'
import { ensureWritableFolder, noSpace, openPGliteFolder } from './pglite-folder.ts'
import { keepUpPGlite } from './pglite-upkeep.ts'
import { connectionsOf, openPostgresPool, queryPool, withoutSecrets } from './postgres-pool.ts'
import { rawPGlite, rawPostgres } from './raw-database.ts'
import { watchPGlite, watchPostgres } from './site-changes.ts'
import { withStorableValues } from './storable-values.ts'
import { withTurns } from './with-turns.ts'
import { isOutOfSpace } from './write-health.ts'

/** Location of the database: a Postgres server, a local folder, or memory (tests). */
export type DatabasePlace =
  | { readonly databaseUrl: string; readonly maxConnections?: number }
  | { readonly dataFolder: string; readonly controlSocket?: string }
  | { readonly memory: PGlite | null }

/**
 * Opens the database and runs its migrations. Throws StorageFault with a sentence for the operator: what is wrong,
 * where, and what to do.
 */
export async function openDatabase(place: DatabasePlace): Promise<Storage> {
  if ('databaseUrl' in place) return openPostgres(place.databaseUrl, place.maxConnections ?? 10)
  if ('memory' in place) return openPGlite(place.memory ?? (await PGlite.create()), 'in memory', async () => {})
  const dataFolder = path.resolve(place.dataFolder)
  await ensureWritableFolder(dataFolder)
  const release = await takeFolder(dataFolder, place.controlSocket ?? null)
  try {
    return await openPGlite(await openPGliteFolder(dataFolder), `in ${path.join(dataFolder, 'database')}`, release)
  } catch (error) {
    await release()
    // Also during migrations: a full disk is not damage.
    if (isOutOfSpace(error) || isOutOfSpace(causeOf(error))) throw noSpace(dataFolder, error)
    throw error
  }
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : null
}

async function openPGlite(pglite: PGlite, where: string, release: () => Promise<void>): Promise<Storage> {
  // One connection: Kysely serialises transactions and queries on it.
  const db = new Kysely<Tables>({ dialect: withStorableValues(new PGliteDialect({ pglite: withTurns(pglite) })), log })
  try {
    await migrate(db, where)
  } catch (error) {
    await pglite.close()
    throw error
  }
  const transactions = transactionsOf(db)
  return storageOf(db, transactions, {
    isShared: false,
    changes: await watchPGlite(pglite),
    raw: rawPGlite(pglite, transactions.refuseInside),
    connections: () => [],
    keepUp: () => keepUpPGlite(pglite),
    async close() {
      await pglite.close()
      await release()
    },
  })
}

async function openPostgres(databaseUrl: string, maxConnections: number): Promise<Storage> {
  const pool = await openPostgresPool(databaseUrl, maxConnections)
  const db = new Kysely<Tables>({ dialect: withStorableValues(new PostgresDialect({ pool: queryPool(pool) })), log })
  try {
    await migrate(db, withoutSecrets(databaseUrl))
  } catch (error) {
    await db.destroy()
    throw error
  }
  const changes = await watchPostgres(databaseUrl, db).catch(async (error: unknown) => {
    await db.destroy()
    throw error
  })
  return storageOf(db, transactionsOf(db), {
    isShared: true,
    changes,
    raw: rawPostgres(pool),
    connections: () => [connectionsOf('pages', pool)],
    keepUp: async () => {},
    async close() {
      await db.destroy()
    },
  })
}

/** Text and time of each query, without its values, for metrics and traces (OPS-7). */
function log({ level, query, queryDurationMillis }: LogEvent): void {
  noteQuery({ text: query.sql, seconds: queryDurationMillis / 1000, failed: level === 'error' })
}
