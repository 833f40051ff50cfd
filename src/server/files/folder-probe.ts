import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Size of a probe: more than a lead's data, so that a disk with room for it has room for a lead. */
const PROBE_BYTES = 256 * 1024

/** A sentence if a small file cannot be written to the folder, else null. The file is flushed to disk and deleted. */
export async function folderFault(folder: string): Promise<string | null> {
  const file = join(folder, `.probe-${randomUUID()}`)
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(Buffer.alloc(PROBE_BYTES, 1))
      await handle.datasync()
    } finally {
      await handle.close()
    }
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return `The data folder ${folder} can’t be written to (${MEANING[code] ?? code}): ${WHAT_TO_DO[code] ?? 'check the disk and the rights of this user'}.`
  } finally {
    await rm(file, { force: true }).catch(() => {
      // A full disk may refuse to delete too; the next probe has another name.
    })
  }
}

const MEANING: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EFBIG: 'this process may not write files of this size',
  EROFS: 'it is read-only',
  ENOENT: 'it is not there',
}

const WHAT_TO_DO: Readonly<Record<string, string>> = {
  ENOSPC: 'free some space',
  EDQUOT: 'free some space, or raise the quota',
  EFBIG: 'raise the limit (ulimit -f)',
  ENOENT: 'bring it back, or set DATA_DIR',
}
