import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes a folder's files last modified before `before`. Ignores a missing folder. */
export async function deleteOldFiles(folder: string, before: Date): Promise<void> {
  for (const path of await filesIn(folder)) if ((await stat(path)).mtime < before) await unlink(path)
}

/** Paths of a folder's files; none if the folder is missing. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))
}
