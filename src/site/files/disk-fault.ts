import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type SiteFault, siteFault } from '../site-fault.ts'

/** A path that the disk refuses. A lost database or object store is another kind of error. */
export interface DiskError extends Error {
  readonly code: string
  readonly path: string
}

export function isDiskError(error: unknown): error is DiskError {
  return error instanceof Error && 'syscall' in error && 'path' in error && typeof error.path === 'string'
}

/** Which path is refused, and whose it is. */
export async function diskSentence({ code, path }: DiskError): Promise<string> {
  const refused = `${path} cannot be used (${code})`
  if (code !== 'EACCES' && code !== 'EPERM') return refused
  const owned = await nearestSeen(path)
  const us = process.geteuid?.() ?? null
  if (owned === null || us === null) return refused
  const mode = (owned.mode & 0o777).toString(8).padStart(3, '0')
  const what = owned.path === path ? 'it' : owned.path
  return `${refused}: ${what} belongs to ${userName(owned.uid)} with mode ${mode}, and this program runs as ${userName(us)}`
}

/** What the disk refuses of a site, as a fault of that site (SITE-5). Rethrows every other error. */
export async function diskFault(error: unknown): Promise<SiteFault> {
  if (!isDiskError(error)) throw error
  return siteFault({ at: [], reason: await diskSentence(error), hint: null })
}

export function userName(uid: number): string {
  return uid === 0 ? 'root' : `user ${uid}`
}

/** The path itself, or the nearest folder above it that this user may look at. */
async function nearestSeen(path: string): Promise<{ path: string; uid: number; mode: number } | null> {
  try {
    const { uid, mode } = await stat(path)
    return { path, uid, mode }
  } catch {
    // A folder above it is closed too.
    return dirname(path) === path ? null : nearestSeen(dirname(path))
  }
}
