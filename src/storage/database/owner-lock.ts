import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageFault } from './storage-fault.ts'
import { isOutOfSpace, messageOf } from './write-health.ts'

/** The process that has a data folder open. Only one may: PGlite runs inside a process. */
export interface FolderOwner {
  /** Process id in the owner's own container; null if not written yet. */
  readonly pid: number | null
  /** The owner's control socket, or null. */
  readonly controlSocket: string | null
}

/**
 * Locks the data folder for this process; returns the function that releases it. Throws StorageFault if another process
 * has it.
 */
export async function takeFolder(dataFolder: string, controlSocket: string | null): Promise<() => Promise<void>> {
  const lock = tryLock(dataFolder, WAIT_MS)
  if (lock === null) throw inUse(dataFolder, await readNote(dataFolder))
  try {
    await writeNote(dataFolder, { pid: process.pid, controlSocket })
  } catch (error) {
    lock.close()
    throw error
  }
  return async () => {
    await rm(noteFile(dataFolder), { force: true })
    lock.close()
  }
}

/** Returns the folder's owner, or null. */
export async function readOwner(dataFolder: string): Promise<FolderOwner | null> {
  if (!existsSync(lockFile(dataFolder))) return null
  const lock = tryLock(dataFolder, 0)
  lock?.close()
  return lock === null ? readNote(dataFolder) : null
}

/** A process that only checks the folder holds the lock for a moment. */
const WAIT_MS = 500
const BUSY = 5

/**
 * Takes an operating system lock: an exclusive transaction on an empty SQLite file. It ends with the process however
 * that dies, and works across containers that share the file (docs/decisions/062). Returns null if another process has
 * it. The file must not be deleted: two processes could then each hold a lock.
 */
function tryLock(dataFolder: string, waitMs: number): DatabaseSync | null {
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(lockFile(dataFolder), { timeout: waitMs })
    // No journal file: nothing is ever written.
    database.exec('pragma journal_mode = memory; begin exclusive')
    return database
  } catch (error) {
    database?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null
    const reason = isOutOfSpace(error) ? 'the disk is full' : messageOf(error)
    throw new StorageFault(
      'unwritable-folder',
      `The data folder ${dataFolder} can't be locked (${reason}): it needs a local disk with space that this user may write to. Name another in DATA_DIR.`,
      { cause: error },
    )
  }
}

function lockFile(dataFolder: string): string {
  return path.join(dataFolder, 'owner.lock')
}

/** File with the owner's details. Meaningless without the lock: a killed process leaves it behind. */
function noteFile(dataFolder: string): string {
  return path.join(dataFolder, 'owner.json')
}

async function writeNote(dataFolder: string, owner: FolderOwner): Promise<void> {
  const draft = `${noteFile(dataFolder)}.${randomUUID()}`
  try {
    await writeFile(draft, JSON.stringify(owner))
    await rename(draft, noteFile(dataFolder))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function readNote(dataFolder: string): Promise<FolderOwner> {
  try {
    const value: unknown = JSON.parse(await readFile(noteFile(dataFolder), 'utf8'))
    if (typeof value !== 'object' || value === null) return UNKNOWN
    const pid = 'pid' in value && typeof value.pid === 'number' ? value.pid : null
    const controlSocket =
      'controlSocket' in value && typeof value.controlSocket === 'string' ? value.controlSocket : null
    return { pid, controlSocket }
  } catch {
    // Not written yet or damaged; the lock proves that there is an owner.
    return UNKNOWN
  }
}

const UNKNOWN: FolderOwner = { pid: null, controlSocket: null }

function inUse(dataFolder: string, { pid }: FolderOwner): StorageFault {
  return new StorageFault(
    'folder-in-use',
    `The data folder ${dataFolder} is in use by ${pid === null ? 'another process' : `process ${pid}`}: stop it first, name another folder in DATA_DIR, or use a Postgres server by DATABASE_URL.`,
  )
}
