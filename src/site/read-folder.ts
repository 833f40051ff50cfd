import { type FolderMarks, folderMarks, foldersOf, touchedFolders } from './folder-marks.ts'
import { GROUPS_FOLDER, readPresets, readSite } from './read-sites.ts'
import { settleHosts } from './settle-hosts.ts'
import type { Site } from './site.ts'
import type { SiteFault } from './site-fault.ts'

/** What a folder of sites holds: the sites as they may be served, and what is wrong with the others. */
export interface FolderState {
  readonly marks: FolderMarks
  /** By slug, in the order of the slugs. */
  readonly sites: ReadonlyMap<string, Site>
  /** The slug of the site that answers to a hostname. */
  readonly owners: ReadonlyMap<string, string>
  readonly faults: readonly FolderFaults[]
}

export const EMPTY_FOLDER: FolderState = { marks: new Map(), sites: new Map(), owners: new Map(), faults: [] }

export interface FolderFaults {
  /** The site's slug, or a preset's file such as `_groups/my-group.json`. */
  readonly name: string
  readonly faults: readonly SiteFault[]
  /** Whether a former, good configuration is still being served. */
  readonly served: boolean
}

/** `changed` also when only a file beside `site.json` did: a logo, a page. */
export interface SiteChange {
  /** Of a refused preset, its file, such as `_groups/my-group.json`. */
  readonly slug: string
  readonly kind: 'added' | 'changed' | 'removed' | 'refused'
}

/** The state that the folder asks for now; the same object when no file changed. */
export async function readFolder(folder: string, before: FolderState, production: boolean): Promise<FolderState> {
  const marks = await folderMarks(folder)
  const touched = touchedFolders(before.marks, marks)
  if (touched.size === 0 && before !== EMPTY_FOLDER) return before

  const { presets, faults: presetFaults } = await readPresets(folder)
  const slugs = [...foldersOf(marks)].filter((slug) => slug !== GROUPS_FOLDER).sort()
  const candidates = new Map<string, Site>()
  const faults = new Map<string, readonly SiteFault[]>(presetFaults)
  for (const slug of slugs) {
    // Read again even when its own files are the same: a preset or another site's hostnames may have changed.
    const parsed = await readSite(folder, slug, presets)
    const last = before.sites.get(slug)
    if (!parsed.ok) faults.set(slug, parsed.faults)
    if (parsed.ok)
      candidates.set(slug, touched.has(slug) || last === undefined ? parsed.site : sameOr(last, parsed.site))
    else if (last !== undefined) candidates.set(slug, last)
  }
  const { owners, refused } = settleHosts(candidates, before.sites, production)
  for (const [slug, conflict] of refused) {
    faults.set(slug, [conflict])
    const last = before.sites.get(slug)
    if (last === undefined) candidates.delete(slug)
    else candidates.set(slug, last)
  }
  const list = [...faults].map(([name, found]) => ({ name, faults: found, served: candidates.has(name) }))
  return { marks, sites: candidates, owners, faults: list }
}

/** The former object where nothing differs, so that an untouched site is not taken for a changed one. */
function sameOr(last: Site, site: Site): Site {
  return JSON.stringify(last) === JSON.stringify(site) ? last : site
}

/** What came, changed, went or was refused. */
export function changesBetween(before: FolderState, after: FolderState): readonly SiteChange[] {
  const slugs = [...new Set([...before.sites.keys(), ...after.sites.keys()])].sort()
  const moved = slugs.flatMap((slug): readonly SiteChange[] => {
    const [old, now] = [before.sites.get(slug), after.sites.get(slug)]
    if (old === now) return []
    if (old === undefined) return [{ slug, kind: 'added' }]
    return [{ slug, kind: now === undefined ? 'removed' : 'changed' }]
  })
  const known = new Map(before.faults.map(({ name, faults }) => [name, JSON.stringify(faults)]))
  const refused = after.faults.filter(({ name, faults }) => known.get(name) !== JSON.stringify(faults))
  return [...moved, ...refused.map(({ name }): SiteChange => ({ slug: name, kind: 'refused' }))]
}
