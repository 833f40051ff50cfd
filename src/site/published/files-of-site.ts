import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isHidden } from '../files/folder-marks.ts'
import { presetNames } from '../files/presets.ts'
import { readJson } from '../files/read-json.ts'
import { GROUPS_FOLDER, readPresets, SITE_FILE } from '../files/read-sites.ts'

/** The files that make a site, by path within the folder of sites ('_groups/…' and '{slug}/…'), each with its hash. */
export type SiteFiles = Readonly<Record<string, string>>

/**
 * The files that a site is made of now: all of its own folder, and of `_groups` what its `site.json` extends. A file of
 * JSON that cannot be read extends nothing; whoever checks the site says so.
 */
export async function filesOfSite(folder: string, slug: string): Promise<SiteFiles> {
  const own = await filesIn(join(folder, slug))
  const json = await readJson(join(folder, slug, SITE_FILE))
  const extended = json.ok ? presetNames(json.value, (await readPresets(folder)).presets) : []
  const shared = (await filesIn(join(folder, GROUPS_FOLDER))).filter((file) =>
    extended.some((name) => SHARED_FILES.some((ending) => file === `${name}${ending}`)),
  )
  const paths = [...shared.map((file) => `${GROUPS_FOLDER}/${file}`), ...own.map((file) => `${slug}/${file}`)]
  const hashed: [string, string][] = []
  // One after the other: a site may have photographs, and a start reads every site.
  for (const path of paths) hashed.push([path, await hashOfFile(join(folder, path))])
  return Object.fromEntries(hashed)
}

export async function hashOfFile(path: string): Promise<string> {
  // A file that went meanwhile is as good as another file: the next look sees that it is gone.
  const bytes = await readFile(path).catch(() => '')
  return createHash('sha256').update(bytes).digest('hex')
}

/** One word for all the files of a site: it is the same exactly when each of them is. */
export function digestOf(files: SiteFiles): string {
  const lines = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, hash]) => `${hash} ${path}`)
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** A preset, and the catalogue that comes with it. */
const SHARED_FILES = ['.json', '.models.json', '.parts.json']

async function filesIn(folder: string): Promise<readonly string[]> {
  // No such folder holds no files.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some(isHidden))
    .sort()
}
