import { chmod, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Removes other users' permissions from a folder and everything below (H5). PGlite creates database files with mode
 * 0666 regardless of the umask.
 */
export async function makeFilesPrivate(folder: string): Promise<void> {
  // Windows has no file modes.
  if (process.platform === 'win32') return
  await chmod(folder, 0o700)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map((entry) => chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)),
  )
}
