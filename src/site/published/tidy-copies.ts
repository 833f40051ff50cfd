import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Prefix of unfinished folders. */
export const STAGED = '.staged-'
const LEFT_BEHIND_MS = 60 * 60_000
/** Copies of a site that stay: what is live, and what a rollback probably needs. */
const COPIES = 3

/**
 * Removes leftovers of processes that were killed while publishing, and copies of old versions. Those are made again
 * from the objects when they are needed.
 */
export async function tidyCopies(folder: string, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (name.startsWith(STAGED)) {
      const stats = await stat(join(folder, name)).catch(() => null)
      if (stats && now.getTime() - stats.mtimeMs > LEFT_BEHIND_MS) await remove(join(folder, name))
      continue
    }
    const numbers = (await namesIn(join(folder, name)))
      .map(Number)
      .filter(Number.isInteger)
      .sort((a, b) => b - a)
    for (const number of numbers.slice(COPIES)) await remove(join(folder, name, String(number)))
  }
}

function remove(path: string): Promise<void> {
  // What another user left stays: it takes space, and no start may fail for that.
  return rm(path, { recursive: true, force: true }).catch(() => {})
}

async function namesIn(folder: string): Promise<readonly string[]> {
  // Nothing has been copied yet.
  return readdir(folder).catch(() => [])
}
