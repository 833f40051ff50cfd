import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StorageFault } from './storage-fault.ts'

/** Who has a data folder open. Only one process may: PGlite is a database inside a process. */
export interface FolderOwner {
  readonly pid: number
  /** What tells this process from a later one with the same pid; null where the system doesn't say. */
  readonly started: string | null
  /** Where the owner takes commands from others, or null. */
  readonly controlSocket: string | null
}

/** Takes the data folder for this process; returns what gives it back. Throws StorageFault while another process has it. */
export async function takeFolder(dataFolder: string, controlSocket: string | null): Promise<() => Promise<void>> {
  const lock = lockFile(dataFolder)
  const mine: FolderOwner = { pid: process.pid, started: startOf(process.pid), controlSocket }
  const draft = `${lock}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(mine))
  try {
    // A link is made whole or not at all, so a half-written lock is never read.
    while (!(await linked(draft, lock))) {
      const owner = await readOwner(dataFolder)
      if (owner !== null) throw inUse(dataFolder, owner)
      await removeStale(lock, dataFolder)
    }
  } finally {
    await unlink(draft)
  }
  held.add(path.resolve(lock))
  return async () => {
    held.delete(path.resolve(lock))
    await rm(lock, { force: true })
  }
}

/** The live process that has the folder open, or null. A lock left behind by a process that was killed counts for nothing. */
export async function readOwner(dataFolder: string): Promise<FolderOwner | null> {
  const owner = await readLock(lockFile(dataFolder))
  return owner !== null && isAlive(owner, lockFile(dataFolder)) ? owner : null
}

/** Locks of this very process, which after a restart in a container often has its predecessor's pid. */
const held = new Set<string>()

function lockFile(dataFolder: string): string {
  return path.join(dataFolder, 'owner.json')
}

async function linked(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Moves the stale lock aside first: of two processes that find it, one moves it, and neither removes the other's new lock. */
async function removeStale(lock: string, dataFolder: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`
  try {
    await rename(lock, aside)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    throw error
  }
  const moved = await readLock(aside)
  // Another process took the folder between our look and our move: its lock goes back.
  if (moved !== null && isAlive(moved, lock)) {
    await rename(aside, lock)
    throw inUse(dataFolder, moved)
  }
  await rm(aside, { force: true })
}

async function readLock(file: string): Promise<FolderOwner | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value)) return null
    // 0 and below name groups of processes, of which one is always alive.
    if (typeof value.pid !== 'number' || !Number.isInteger(value.pid) || value.pid < 1) return null
    const started = 'started' in value && typeof value.started === 'string' ? value.started : null
    const controlSocket =
      'controlSocket' in value && typeof value.controlSocket === 'string' ? value.controlSocket : null
    return { pid: value.pid, started, controlSocket }
  } catch {
    // Missing, or no lock of ours: nobody that could be named owns the folder.
    return null
  }
}

function isAlive(owner: FolderOwner, lock: string): boolean {
  if (owner.pid === process.pid) return held.has(path.resolve(lock))
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    // Somebody else's process is alive too (EPERM); whether it is the owner, its start tells.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const started = startOf(owner.pid)
  return started === null || owner.started === null || started === owner.started
}

/** Boot and start time of a process where the system tells (Linux). */
function startOf(pid: number): string | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const afterName = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${afterName[19]}`
  } catch {
    // No such system: the pid alone must do.
    return null
  }
}

function inUse(dataFolder: string, owner: FolderOwner): StorageFault {
  return new StorageFault(
    'folder-in-use',
    `The data folder ${dataFolder} is in use by process ${owner.pid}: stop it first, name another folder in DATA_DIR, or use a Postgres server by DATABASE_URL.`,
  )
}
