import { mkdir } from 'node:fs/promises'
import type { Log } from '#operations/log.ts'
import { openDatabase } from '#storage/database/database.ts'
import { databaseName, refuseAnotherDatabase, rememberDatabase } from '#storage/database/remembered-database.ts'
import type { Storage } from '#storage/storage.ts'
import { makePrivate } from './files/private-folder.ts'
import type { Environment } from './settings/environment.ts'

/** Opens the database that the data folder belongs to. Throws StorageFault or an Error of one sentence. */
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
  return storage
}
