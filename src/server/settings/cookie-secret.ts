import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Long enough that nobody can guess it, and longer than a half-written file. */
const FEWEST_CHARACTERS = 32

/**
 * The key for signing cookies and for keyed hashes: from the environment, or made at the first start and stored in the
 * data folder. Throws a sentence if the stored key is too short to be complete (M9).
 */
export async function cookieSecret(given: string | null, dataFolder: string): Promise<string> {
  if (given) return given
  await mkdir(dataFolder, { recursive: true })
  const file = join(dataFolder, 'cookie-secret')
  const secret = (await stored(file)) ?? (await make(file))
  if (secret.length >= FEWEST_CHARACTERS) return secret
  throw new Error(
    `The cookie secret in ${file} has ${secret.length} characters and needs ${FEWEST_CHARACTERS}: restore it from a copy, or remove the file so that a new one is made (visitors then sign in again).`,
  )
}

/**
 * Writes a temporary file and links it into place: the secret is complete or absent, and two concurrent starts agree on
 * one.
 */
async function make(file: string): Promise<string> {
  const aside = `${file}.${randomUUID()}`
  try {
    await writeFile(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    await link(aside, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(aside, { force: true })
  }
  return (await stored(file)) ?? ''
}

async function stored(file: string): Promise<string | null> {
  return readFile(file, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return null
    },
  )
}
