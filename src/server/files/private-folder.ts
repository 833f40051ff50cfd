import { chmod, stat } from 'node:fs/promises'
import type { Log } from '#operations/log/log.ts'
import type { Environment } from '../settings/environment.ts'

/** Only the user who runs this program may read or write its files: they hold buyers' names and numbers. */
export const PRIVATE_UMASK = 0o077

/**
 * Makes an existing data folder private (H5). A folder of another user cannot be changed: production then refuses to
 * start with one sentence, unless READABLE_DATA_DIR leaves the mode to the operator.
 */
export async function makePrivate(
  { dataFolder, production, allowances }: Pick<Environment, 'dataFolder' | 'production' | 'allowances'>,
  log: Log,
): Promise<void> {
  // Windows has no such modes; a folder in a user's profile is private to that user.
  if (process.platform === 'win32' || allowances.READABLE_DATA_DIR) return
  if (!(await isWide(dataFolder))) return
  await chmod(dataFolder, 0o700).catch(() => {
    // Not our folder: checked below.
  })
  if (!(await isWide(dataFolder))) return
  const sentence = `Other users of this machine can read the data folder ${dataFolder}, and it is not this user's to change: run chmod 700 on it as its owner, name another DATA_DIR, or set READABLE_DATA_DIR=1.`
  if (production) throw new Error(sentence)
  log.warn(sentence)
}

/** Whether others than its owner may read a folder. A missing folder is created private later. */
async function isWide(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => null)
  return stats?.isDirectory() === true && (stats.mode & 0o077) !== 0
}
