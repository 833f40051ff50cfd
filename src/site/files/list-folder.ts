import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * Everything below a folder, hidden files and folders left out. What is deleted or renamed meanwhile is left out too.
 * Rejects with a DiskError if a folder cannot be read, so that half a site is never taken for a whole one.
 */
export async function listFolder(folder: string): Promise<readonly Dirent[]> {
  const entries = (await namesIn(folder)).filter(({ name }) => !isHidden(name))
  const below = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => listFolder(join(folder, name))),
  )
  return [...entries, ...below.flat()]
}

/** Paths of the files below a folder, with slashes, sorted; none if there is no such folder. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const files = (await listFolder(folder)).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')).sort()
}

async function namesIn(folder: string): Promise<readonly Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** Whether to ignore a file: editors' swap files and version control are not part of a site. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || name.endsWith('~')
}
