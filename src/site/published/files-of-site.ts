import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../files/list-folder.ts'
import { presetNames } from '../files/presets.ts'
import { readJson } from '../files/read-json.ts'
import { GROUPS_FOLDER, readPresets, SITE_FILE } from '../folder/read-sites.ts'

/** Hashes of a site's files, by path within the folder of sites ('_groups/…' and '{slug}/…'). */
export type SiteFiles = Readonly<Record<string, string>>

/**
 * The current files of a site: its own folder, and the presets in `_groups` that its `site.json` extends. Unreadable
 * JSON extends nothing; checking the site reports it. Rejects with a DiskError if a file or folder cannot be read.
 */
export async function filesOfSite(folder: string, slug: string): Promise<SiteFiles> {
  const ownFiles = await filesBelow(join(folder, slug))
  const json = await readJson(join(folder, slug, SITE_FILE))
  const extended = json.ok ? presetNames(json.value, (await readPresets(folder)).presets) : []
  // Not listed for a site without presets: an unreadable `_groups` is no trouble of its own.
  const listed = extended.length === 0 ? [] : await filesBelow(join(folder, GROUPS_FOLDER))
  const shared = listed.filter((file) =>
    extended.some((name) => SHARED_FILES.some((ending) => file === `${name}${ending}`)),
  )
  const paths = [...shared.map((file) => `${GROUPS_FOLDER}/${file}`), ...ownFiles.map((file) => `${slug}/${file}`)]
  const hashed: [string, string][] = []
  // One after the other: a site may have large photos, and a start reads every site.
  for (const path of paths) hashed.push([path, await hashOfFile(join(folder, path))])
  return Object.fromEntries(hashed)
}

export async function hashOfFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    // A file deleted meanwhile counts as changed; the next check sees that it is gone.
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return createHash('sha256').update(bytes).digest('hex')
}

/** One hash over all files of a site. */
export function digestOf(files: SiteFiles): string {
  const lines = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, hash]) => `${hash} ${path}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** File-name endings of a preset and its catalogues. */
const SHARED_FILES = ['.json', '.models.json', '.parts.json']
