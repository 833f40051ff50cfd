import { existsSync } from 'node:fs'
import { lstat, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import chromium from '@sparticuz/chromium'

/**
 * Environment variable with the program's path, which the global setup sets for its workers
 * (tests/setup/demonstration.ts).
 */
const GIVEN = 'CHROMIUM_PROGRAM'
const PARTS = ['chromium', 'libGLESv2.so', 'libvk_swiftshader.so']

/**
 * The path of the Chromium executable, unpacked from the npm package once per user and version. Safe for parallel
 * processes: each unpacks into its own folder, and the first to rename it into place wins.
 */
export async function chromiumProgram(unpack: (folder: string) => Promise<unknown> = unpackInto): Promise<string> {
  const given = process.env[GIVEN]
  if (given && existsSync(given)) return given
  const folder = join(tmpdir(), `forecourt-chromium-${userInfo().uid}-${await version()}`)
  const program = join(folder, 'chromium')
  const state = await stateOf(folder)
  if (state !== 'whole') {
    if (state === 'damaged') await rm(folder, { recursive: true, force: true })
    const aside = await mkdtemp(`${folder}-`)
    try {
      await unpack(aside)
      await rename(aside, folder).catch(async (error: unknown) => {
        // Another process was first.
        if ((await stateOf(folder)) !== 'whole')
          throw new Error(`${folder} is not ours to use: remove it, or set TMPDIR to a folder of this user.`, {
            cause: error,
          })
      })
    } finally {
      await rm(aside, { recursive: true, force: true })
    }
  }
  process.env[GIVEN] = program
  return program
}

/**
 * State of the folder. We never run programs from a folder that others can write to, and a cleaner of temporary files
 * may have removed parts of ours.
 */
async function stateOf(folder: string): Promise<'absent' | 'foreign' | 'damaged' | 'whole'> {
  const found = await lstat(folder).catch(() => null)
  if (found === null) return 'absent'
  if (!found.isDirectory() || found.uid !== userInfo().uid || (found.mode & 0o022) !== 0) return 'foreign'
  return PARTS.every((name) => existsSync(join(folder, name))) ? 'whole' : 'damaged'
}

/** Unpacks into `folder` by changing the temporary folder, where the package unpacks. */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

async function version(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return JSON.parse(await readFile(join(dirname(dirname(main)), 'package.json'), 'utf8')).version
}
