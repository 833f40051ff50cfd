import { mkdir } from 'node:fs/promises'
import type { Log } from '#operations/log/log.ts'
import { openDatabase } from '#storage/database/database.ts'
import { databaseName, refuseAnotherDatabase, rememberDatabase } from '#storage/database/remembered-database.ts'
import type { Storage } from '#storage/storage.ts'
import { makePrivate } from './files/private-folder.ts'
import type { Environment } from './settings/environment.ts'

/**
 * Opens the database that the data folder belongs to. Throws StorageFault or an Error of one sentence. A server in
 * production is warned about the embedded database (M3, docs/decisions/135); commands, which have no control socket, are
 * not.
 */
export async function openStorage(environment: Environment, log: Log, controlSocket: string | null): Promise<Storage> {
  const { dataFolder, databaseUrl, adoptDatabase } = environment
  await makePrivate(environment, log)
  const database = databaseName(databaseUrl)
  await refuseAnotherDatabase(dataFolder, database, adoptDatabase)
  const storage = await openDatabase(
    databaseUrl ? { databaseUrl } : { dataFolder, ...(controlSocket ? { controlSocket } : {}) },
  )
  await mkdir(dataFolder, { recursive: true })
  await rememberDatabase(dataFolder, database)
  if (environment.production && !databaseUrl && controlSocket !== null)
    log.warn('production runs on the embedded database', { reason: EMBEDDED_WARNING })
  return storage
}

const EMBEDDED_WARNING =
  'while a large import is stored, pages of every dealer that ask the database wait for it: set DATABASE_URL to a Postgres server (docs/operations.md)'
