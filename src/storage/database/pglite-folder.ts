import { access, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { withPreparedStatements } from './prepared-statements.ts'
import { makeFilesPrivate } from './private-files.ts'
import { StorageFault } from './storage-fault.ts'
import { isOutOfSpace, messageOf } from './write-health.ts'

/** Opens the database in a data folder, creating it if necessary. The caller must hold the folder's lock. */
export async function openPGliteFolder(dataFolder: string): Promise<PGlite> {
  const folder = path.join(dataFolder, 'database')
  try {
    if (!(await exists(path.join(folder, 'PG_VERSION')))) {
      await refuseRemains(folder)
      await createDatabase(folder)
    }
    const pglite = await PGlite.create(folder)
    await makeFilesPrivate(folder)
    return withPreparedStatements(pglite)
  } catch (error) {
    if (error instanceof StorageFault) throw error
    if (isOutOfSpace(error)) throw noSpace(dataFolder, error)
    throw new StorageFault(
      'damaged',
      `The database in ${folder} can't be opened (${messageOf(error)}): restore it from a copy, or move the folder away to start again.`,
      { cause: error },
    )
  }
}

/** Refuses a folder with files but without PG_VERSION: it is a damaged database, not an empty folder. */
async function refuseRemains(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length === 0) return
  throw new StorageFault(
    'damaged',
    `The database in ${folder} is damaged, its file PG_VERSION is missing: restore it from a copy, or move the folder away to begin with an empty database.`,
  )
}

/** The fault for a full disk. */
export function noSpace(dataFolder: string, cause: unknown): StorageFault {
  return new StorageFault(
    'no-space',
    `The disk of the data folder ${dataFolder} is full (${messageOf(cause)}): free some space, or name a folder on another disk in DATA_DIR.`,
    { cause },
  )
}

/** Creates the data folder if necessary. Throws StorageFault if it is not writable. */
export async function ensureWritableFolder(dataFolder: string): Promise<void> {
  try {
    await mkdir(dataFolder, { recursive: true })
    await access(dataFolder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (isOutOfSpace(error)) throw noSpace(dataFolder, error)
    if (reason === 'EEXIST' || reason === 'ENOTDIR')
      throw new StorageFault(
        'unwritable-folder',
        `The data folder ${dataFolder} can't be made, because a file is in its way: name another in DATA_DIR.`,
        { cause: error },
      )
    throw new StorageFault(
      'unwritable-folder',
      `The data folder ${dataFolder} can't be written to (${reason}): give this user the right to, or name another in DATA_DIR.`,
      { cause: error },
    )
  }
}

/** Created in a temporary folder and renamed, so that a killed process leaves nothing that looks like a database. */
async function createDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const pglite = await PGlite.create(unfinished)
  await pglite.close()
  await rename(unfinished, folder)
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    // Missing or unreadable: opening it reports which.
    () => false,
  )
}
