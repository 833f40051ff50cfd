import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SnapshotStore } from '#operations/stock/stock-snapshots.ts'

/**
 * Snapshots of search engines as files, `{folder}/{madeBy}/{slug}.snapshot`. `madeBy` is the hash of the source code
 * that made them. Snapshots of other source are deleted: it may have read the cars differently.
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
      // Renamed once complete and on disk: a process killed while writing leaves the previous snapshot unchanged.
      const unfinished = `${fileOf(slug)}.unfinished`
      await writeFile(unfinished, snapshot, { flush: true })
      await rename(unfinished, fileOf(slug))
    },
  }
}

/** A short hash of the source code that turns cars into documents and documents into bytes. */
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
