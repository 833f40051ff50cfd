import { createHash, randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSameFile } from '#domain/draft/apply-change.ts'
import type { DraftFiles, FileContent } from '#domain/draft/draft-change.ts'
import type { ReadSite } from '../folder/read-sites.ts'
import { folderPath } from './draft-base.ts'
import type { SiteFiles } from './files-of-site.ts'
import { asLawAsks, readCopy } from './published-sites.ts'
import type { SiteVersion } from './site-history.ts'
import { STAGED } from './tidy-copies.ts'
import type { VersionFiles } from './version-records.ts'

/** The files of a draft on this machine, read and checked like a publication. */
export interface StagedDraft {
  /** Laid out like a folder of sites with this one site in it. */
  readonly folder: string
  readonly files: SiteFiles
  readonly read: ReadSite
  /** Stores the files that the version before has not. */
  store(): Promise<void>
  discard(): Promise<void>
}

export interface StagedFrom {
  /** The version, with its copy on this machine (`SiteHistory.copy`). */
  readonly version: SiteVersion
  /** Its files, as the draft read them. */
  readonly base: DraftFiles
  readonly stored: VersionFiles
  /** LAW-5 is checked as of this time; null: it is not, for a preview. */
  readonly lawAt: Date | null
}

/**
 * The one 'site of a draft': the files of its version with its changes, written aside and read as a publication is. Throws
 * if a file of the draft is not stored or the store does not answer.
 */
export async function stageDraft(
  files: DraftFiles,
  { version, base, stored, lawAt }: StagedFrom,
): Promise<StagedDraft> {
  const root = join(version.folder, '..', '..')
  const folder = join(root, `${STAGED}${randomUUID()}`)
  const discard = () => rm(folder, { recursive: true, force: true })
  const hashes: [string, string][] = []
  const fresh: [string, Uint8Array][] = []
  const createdFolders = new Set<string>()
  try {
    for (const [name, content] of Object.entries(files)) {
      const path = folderPath(version.slug, name)
      const target = join(folder, path)
      if (!createdFolders.has(dirname(target))) await mkdir(dirname(target), { recursive: true })
      createdFolders.add(dirname(target))
      const versionHash = version.files[path]
      if (versionHash !== undefined && isSameFile(base[name], content)) {
        await shareFile(join(version.folder, path), target)
        hashes.push([path, versionHash])
        continue
      }
      const bytes = await bytesOf(content, stored)
      if (bytes === null)
        throw new Error(`The file ${name} of a draft of ${version.slug} is not among the stored files.`)
      await writeFile(target, bytes, { mode: 0o600 })
      const hash = createHash('sha256').update(bytes).digest('hex')
      hashes.push([path, hash])
      fresh.push([hash, bytes])
    }
    const read = await readCopy(folder, version.slug, {})
    return {
      folder,
      files: Object.fromEntries(hashes),
      read: read.ok && lawAt !== null ? await asLawAsks(read, lawAt) : read,
      async store() {
        for (const [hash, bytes] of fresh) await stored.write(hash, bytes)
      },
      discard,
    }
  } catch (error) {
    await discard()
    throw error
  }
}

/** The file under a second name, which costs nothing: nobody writes into a file of a version. A copy where disks cannot. */
async function shareFile(file: string, target: string): Promise<void> {
  await link(file, target).catch(() => copyFile(file, target))
}

async function bytesOf(content: FileContent, stored: VersionFiles): Promise<Uint8Array | null> {
  return 'hash' in content ? stored.read(content.hash) : Buffer.from(`${JSON.stringify(content.json, null, 2)}\n`)
}
