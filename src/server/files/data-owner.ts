import { stat } from 'node:fs/promises'
import { userName } from '#site/files/disk-fault.ts'

/**
 * Lets a command run as the user who owns the data folder, the user of the server, which could not read the files of
 * another one. Root becomes that user for the rest of the process. Returns a sentence for any other user.
 */
export async function actAsOwner(dataFolder: string): Promise<string | null> {
  // Windows has no such owners. A folder that is not there yet will be this user's.
  const owner = await stat(dataFolder).catch(() => null)
  const us = process.geteuid?.()
  if (us === undefined || owner === null || owner.uid === us) return null
  if (us !== 0) {
    return `The data folder ${dataFolder} belongs to ${userName(owner.uid)}, and this command runs as ${userName(us)}: run it as ${userName(owner.uid)} (sudo -u '#${owner.uid}' …). Nothing was changed.`
  }
  process.setgroups?.([owner.gid])
  process.setgid?.(owner.gid)
  process.setuid?.(owner.uid)
  return null
}
