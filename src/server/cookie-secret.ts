import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key that signs cookies and hashes what must not be guessed: the environment's, or one made at the first start and kept beside the data. */
export async function cookieSecret(given: string | null, dataFolder: string): Promise<string> {
  if (given) return given
  await mkdir(dataFolder, { recursive: true })
  const file = join(dataFolder, 'cookie-secret')
  const made = randomBytes(32).toString('base64url')
  // 'wx' writes only where there is none yet, so that two starts agree.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}
