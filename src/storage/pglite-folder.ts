import { access, constants, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { StorageFault } from './storage-fault.ts'

/** Opens the database kept in a data folder, making it first where there is none. The caller owns the folder's lock. */
export async function openPGliteFolder(dataFolder: string): Promise<PGlite> {
  const folder = path.join(dataFolder, 'database')
  if (!(await exists(path.join(folder, 'PG_VERSION')))) await createDatabase(folder)
  try {
    return await PGlite.create(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StorageFault(
      'damaged',
      `The database in ${folder} can't be opened (${reason}): restore it from a copy, or move the folder away to start anew.`,
      { cause: error },
    )
  }
}

/** Makes the data folder where it is missing. Throws StorageFault when nothing can be written there. */
export async function ensureWritableFolder(dataFolder: string): Promise<void> {
  try {
    await mkdir(dataFolder, { recursive: true })
    await access(dataFolder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (reason === 'EEXIST' || reason === 'ENOTDIR')
      throw new StorageFault(
        'unwritable-folder',
        `The data folder ${dataFolder} can't be made, since a file stands in its way: name another in DATA_DIR.`,
        { cause: error },
      )
    throw new StorageFault(
      'unwritable-folder',
      `The data folder ${dataFolder} can't be written to (${reason}): give this user the right to, or name another in DATA_DIR.`,
      { cause: error },
    )
  }
}

/** Made beside its place and moved there whole, so that being killed half-way leaves nothing that looks like a database. */
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
    // Not there, or not readable: opening it will say which.
    () => false,
  )
}
