import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { VersionFiles, VersionRecord, VersionRecords } from './version-records.ts'

const record = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  message: z.string(),
  restores: z.int().nullable(),
  draft: z.string(),
  files: z.record(z.string(), z.string()),
})

/**
 * Records the versions of a data folder from before decision 121, '{slug}/{number}/version.json' with the files beside
 * it, and stores their files. Only of sites that have no version in the database: another machine's are newer. The folder
 * stays as it was. Returns the slugs.
 */
export async function importHistory(
  folder: string,
  { records, files }: { readonly records: VersionRecords; readonly files: VersionFiles },
): Promise<readonly string[]> {
  const slugs = (await namesIn(folder)).filter((name) => !name.startsWith('.'))
  const storedNumbers = slugs.length === 0 ? new Map() : await records.numbers()
  const imported: string[] = []
  for (const slug of slugs) {
    if (storedNumbers.has(slug)) continue
    const versions = await versionsIn(join(folder, slug))
    const stored = new Set<string>()
    for (const { number, files: hashes } of versions) {
      for (const [path, hash] of Object.entries(hashes)) {
        if (stored.has(hash)) continue
        const bytes = await readFile(join(folder, slug, String(number), path)).catch(() => null)
        // Damaged since it was published: an equal file of another version may be whole.
        if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== hash) continue
        await files.write(hash, bytes)
        stored.add(hash)
      }
    }
    if (versions.length > 0 && (await records.add(slug, versions))) imported.push(slug)
  }
  return imported
}

async function versionsIn(folder: string): Promise<readonly VersionRecord[]> {
  const numbers = (await namesIn(folder)).filter((name) => /^[1-9]\d*$/.test(name)).map(Number)
  const versions = await Promise.all(
    numbers.map(async (number) => {
      // A version without a whole record never counted (L14).
      const text = await readFile(join(folder, String(number), 'version.json'), 'utf8').catch(() => '')
      const parsed = record.safeParse(parsedOrNull(text))
      return parsed.success ? [{ ...parsed.data, number }] : []
    }),
  )
  return versions.flat()
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Half-written.
    return null
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  // A new data folder has none.
  return readdir(folder).catch(() => [])
}
