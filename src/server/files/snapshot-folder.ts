import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SnapshotStore } from '#operations/stock/stock-snapshots.ts'

/**
 * Snapshots of search engines as files, `{folder}/{madeBy}/{slug}.snapshot`. `madeBy` names the source that made them:
 * what other source left there is deleted, since it might have read the cars another way.
 */
export function createSnapshotFolder(folder: string, madeBy: string): SnapshotStore {
  const own = join(folder, madeBy)
  const fileOf = (slug: string) => join(own, `${slug}.snapshot`)
  return {
    read: (slug) =>
      readFile(fileOf(slug)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    async write(slug, snapshot) {
      await mkdir(own, { recursive: true })
      for (const other of await readdir(folder))
        if (other !== madeBy) await rm(join(folder, other), { recursive: true, force: true })
      // Renamed when whole and on the disk: a process killed while it writes leaves the former snapshot as it was.
      const unfinished = `${fileOf(slug)}.unfinished`
      await writeFile(unfinished, snapshot, { flush: true })
      await rename(unfinished, fileOf(slug))
    },
  }
}

/** What decides how a car becomes a document, and a document bytes: the source of these layers, as a short hash. */
export async function sourceOfSnapshots(sourceFolder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const layer of ['domain', 'search']) {
    const files = await readdir(join(sourceFolder, layer), { recursive: true })
    for (const file of files.filter(isSource).sort())
      hash.update(file).update(await readFile(join(sourceFolder, layer, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

const isSource = (file: string): boolean => file.endsWith('.ts') && !/\.(test|contract)\.ts$/.test(file)
