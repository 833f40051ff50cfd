import { chmod, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Takes every right of other users from a folder and all below it (H5). PGlite writes the files of a new database with
 * mode 0666 whatever the process's umask says.
 */
export async function makeFilesPrivate(folder: string): Promise<void> {
  // Windows has no such modes.
  if (process.platform === 'win32') return
  await chmod(folder, 0o700)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries.map((entry) => chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)),
  )
}
