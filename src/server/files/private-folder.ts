import { chmod, stat } from 'node:fs/promises'
import type { Log } from '#operations/log.ts'
import type { Environment } from '../settings/environment.ts'

/** Nobody but the user who runs this program reads or writes what it makes: buyers' names and numbers are in it. */
export const PRIVATE_UMASK = 0o077

/**
 * Makes the data folder ours alone where it is there and wider (H5). One that belongs to another user cannot be narrowed:
 * production then refuses with one sentence, unless READABLE_DATA_DIR leaves the folder's mode to the operator.
 */
export async function makePrivate(
  { dataFolder, production, allowances }: Pick<Environment, 'dataFolder' | 'production' | 'allowances'>,
  log: Log,
): Promise<void> {
  // Windows has no such modes; a folder in a user's own profile is that user's.
  if (process.platform === 'win32' || allowances.READABLE_DATA_DIR) return
  if (!(await isWide(dataFolder))) return
  await chmod(dataFolder, 0o700).catch(() => {
    // Not ours to change: looked at below.
  })
  if (!(await isWide(dataFolder))) return
  const sentence = `Other users of this machine can read the data folder ${dataFolder}, and it is not this user's to change: run chmod 700 on it as its owner, name another DATA_DIR, or set READABLE_DATA_DIR=1.`
  if (production) throw new Error(sentence)
  log.warn(sentence)
}

/** Whether anybody but its owner may look into a folder. One that is not there is made private later. */
async function isWide(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null)
  return found?.isDirectory() === true && (found.mode & 0o077) !== 0
}
