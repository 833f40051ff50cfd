import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes a folder's files last modified before `before`. Ignores a missing folder, and files that go away meanwhile: a
 * message in writing gets its name when it is whole, and another process may sweep the same folder.
 */
export async function deleteOldFiles(folder: string, before: Date): Promise<void> {
  for (const path of await filesIn(folder)) {
    const file = await stat(path).catch(ifMissing(null))
    if (file && file.mtime < before) await rm(path, { force: true })
  }
}

/** Paths of a folder's files; none if the folder is missing. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ifMissing([]))
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))
}

function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
