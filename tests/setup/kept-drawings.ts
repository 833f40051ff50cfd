import { randomUUID } from 'node:crypto'
import { copyFile, cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAWINGS_VERSION } from '../../src/domain/picture/drawing-path.ts'

/** Where runs keep the drawings of cars that they made. Encoding them takes a tenth of the time of the browser tests. */
const KEPT = join(import.meta.dirname, '../../node_modules/.cache/drawings')

/** Puts what earlier runs drew into a data folder. */
export async function bringDrawings(dataFolder: string): Promise<void> {
  await mkdir(KEPT, { recursive: true })
  // Nobody else may read a data folder.
  await mkdir(join(dataFolder, 'pictures'), { mode: 0o700 })
  await cp(KEPT, join(dataFolder, 'pictures'), { recursive: true })
}

/** Keeps what this run drew, and drops drawings of an earlier version: the digest of all drawings is in their names. */
export async function keepDrawings(dataFolder: string): Promise<void> {
  const kept = await readdir(KEPT)
  for (const name of kept) if (!isCurrent(name)) await rm(join(KEPT, name), { force: true })
  for (const name of await readdir(join(dataFolder, 'pictures'))) {
    if (!isCurrent(name) || kept.includes(name)) continue
    // Another run may read or clear the folder meanwhile, and must not see half a file.
    const unfinished = `${KEPT}-${randomUUID()}.part`
    await copyFile(join(dataFolder, 'pictures', name), unfinished)
    await rename(unfinished, join(KEPT, name))
  }
}

function isCurrent(name: string): boolean {
  return name.endsWith(`.${DRAWINGS_VERSION}.webp`) || name.endsWith(`.${DRAWINGS_VERSION}.avif`)
}
