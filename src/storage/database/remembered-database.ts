import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withoutSecrets } from './postgres-pool.ts'
import { StorageFault } from './storage-fault.ts'

/** 'embedded', or a Postgres URL without user and password. */
export type DatabaseName = string

/** Name of the database for this DATABASE_URL; null is the embedded one. */
export function databaseName(databaseUrl: string | null): DatabaseName {
  return databaseUrl === null ? EMBEDDED : withoutSecrets(databaseUrl)
}

const EMBEDDED = 'embedded'

/**
 * A data folder belongs to one database: its mail, pictures and published sites belong to that database's leads and
 * cars. Throws StorageFault if the folder records another database than `wanted`, unless `adopted` names that one.
 */
export async function refuseAnotherDatabase(
  dataFolder: string,
  wanted: DatabaseName,
  adopted: DatabaseName | null,
): Promise<void> {
  const remembered = await read(dataFolder)
  if (remembered === null || remembered === wanted || adopted === wanted) return
  const belongs = `The data folder ${dataFolder} belongs to ${described(remembered)}, and this command would use ${described(wanted)}`
  const back = remembered === EMBEDDED ? 'leave DATABASE_URL empty' : 'set DATABASE_URL to the first'
  throw new StorageFault(
    'another-database',
    `${belongs}: ${back}, or name another folder in DATA_DIR. To move the folder to the second for good, set ADOPT_DATABASE=${wanted} once.`,
  )
}

/** Records the folder's database. */
export async function rememberDatabase(dataFolder: string, name: DatabaseName): Promise<void> {
  if ((await read(dataFolder)) === name) return
  const draft = `${fileIn(dataFolder)}.${randomUUID()}`
  await writeFile(draft, `${JSON.stringify({ database: name })}\n`)
  await rename(draft, fileIn(dataFolder))
}

function fileIn(dataFolder: string): string {
  return path.join(dataFolder, 'belongs-to.json')
}

async function read(dataFolder: string): Promise<DatabaseName | null> {
  try {
    const value: unknown = JSON.parse(await readFile(fileIn(dataFolder), 'utf8'))
    return typeof value === 'object' && value !== null && 'database' in value && typeof value.database === 'string'
      ? value.database
      : null
  } catch {
    // A folder of an earlier version, or a new one.
    return null
  }
}

function described(name: DatabaseName): string {
  return name === EMBEDDED ? 'the embedded database in it' : `the Postgres database ${name}`
}
