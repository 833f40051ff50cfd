import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSiteHistory, type SiteHistory } from './site-history.ts'
import type { VersionFiles, VersionRecord, VersionRecords } from './version-records.ts'

/** Records in memory. */
export function memoryRecords(): VersionRecords {
  const bySlug = new Map<string, readonly VersionRecord[]>()
  const of = (slug: string) => bySlug.get(slug) ?? []
  const numberOf = (slug: string) => {
    const [newest] = of(slug)
    return newest ? { number: newest.number, isUp: Object.keys(newest.files).length > 0 } : null
  }
  return {
    versions: async (slug) => of(slug),
    newest: async (slug) => of(slug)[0] ?? null,
    numbers: async () => new Map([...bySlug.keys()].map((slug) => [slug, numberOf(slug)!])),
    number: async (slug) => numberOf(slug),
    hasDraft: async (slug, draft) => of(slug).some((each) => each.draft === draft),
    async add(slug, records) {
      const taken = new Set(of(slug).map(({ number }) => number))
      if (records.some(({ number }) => taken.has(number))) return false
      bySlug.set(
        slug,
        [...of(slug), ...records].sort((a, b) => b.number - a.number),
      )
      return true
    },
  }
}

/** Files in a folder, by hash; a file with another content counts as lost. */
export function filesInFolder(folder: string): VersionFiles {
  return {
    async read(hash) {
      const bytes = await readFile(join(folder, hash)).catch(() => null)
      return bytes !== null && createHash('sha256').update(bytes).digest('hex') === hash ? bytes : null
    },
    async write(hash, bytes) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, hash), bytes)
    },
  }
}

/** A history of one machine below `root`: copies in 'copies', files in 'files'. */
export function openTestHistory(root: string, records: VersionRecords = memoryRecords()): SiteHistory {
  return openSiteHistory({
    folder: join(root, 'copies'),
    records,
    files: filesInFolder(join(root, 'files')),
    isShared: false,
  })
}
