import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes a folder's files last modified before `before`. Ignores a missing folder. */
export async function deleteOldFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path)
    if (found.isFile() && found.mtime < before) await unlink(path)
  }
}
