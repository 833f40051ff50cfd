import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Objects } from '#gateways/objects/objects.ts'
import type { SnapshotStore } from '#operations/engines/stock-snapshots.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * Snapshots of search engines as objects, 'search/{madeBy}/{slug}.snapshot'. `madeBy` identifies the release that wrote
 * a snapshot. Snapshots of other releases may have another format, so they are never read, and are deleted a day after
 * their last change: during a rolling restart (OPS-6) processes of two releases write.
 */
export function createSnapshotStore(objects: Objects, madeBy: string, now: () => Date): SnapshotStore {
  const keyOf = (slug: string) => `search/${madeBy}/${slug}.snapshot`
  return {
    read: (slug) => objects.read(keyOf(slug)),
    async write(slug, snapshot) {
      await objects.write(keyOf(slug), snapshot, 'application/octet-stream')
      for await (const { key, changedAt } of objects.list('search/')) {
        const isOther = !key.startsWith(`search/${madeBy}/`)
        if (isOther && now().getTime() - changedAt.getTime() > DAY_MS) await objects.remove(key)
      }
    },
  }
}

/** A short hash of the source that turns cars into documents and documents into bytes. */
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
