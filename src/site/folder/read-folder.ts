import { diskFault } from '../files/disk-fault.ts'
import { type FolderMarks, folderMarks, foldersOf, touchedFolders } from '../files/folder-marks.ts'
import type { Presets } from '../files/presets.ts'
import type { Site } from '../site.ts'
import type { SiteFault } from '../site-fault.ts'
import { type GoodSite, GROUPS_FOLDER, type ReadSite, type RefusedSite, readPresets, readSite } from './read-sites.ts'
import { type KnownHosts, settleHosts } from './settle-hosts.ts'

/** State of a folder of sites: the sites that can be served, and the faults of the others. */
export interface FolderState {
  readonly marks: FolderMarks
  /** Each site as last read, with or without faults. */
  readonly read: ReadonlyMap<string, ReadSite>
  /** The sites that are served, by slug. */
  readonly live: ReadonlyMap<string, GoodSite>
  /** By slug, sorted by slug. */
  readonly sites: ReadonlyMap<string, Site>
  /** The slug of the site that answers to a hostname. */
  readonly owners: ReadonlyMap<string, string>
  /** Owners of hostnames in the database at that time. */
  readonly recorded: ReadonlyMap<string, string>
  /** Hostnames without an owner, with the slugs of the sites that claim them. */
  readonly contested: ReadonlyMap<string, readonly string[]>
  readonly faults: readonly FolderFaults[]
}

export const EMPTY_FOLDER: FolderState = {
  marks: new Map(),
  read: new Map(),
  live: new Map(),
  sites: new Map(),
  owners: new Map(),
  recorded: new Map(),
  contested: new Map(),
  faults: [],
}

export interface FolderFaults {
  /** The site's slug, or a preset's file such as `_groups/my-group.json`. */
  readonly name: string
  readonly faults: readonly SiteFault[]
  /** Whether the site is up: with its last good configuration, or without the hostnames it does not own. */
  readonly served: boolean
  /** The disk refuses a file of it, which is no mistake in what was saved. */
  readonly isUnreadable: boolean
}

/** `changed` also covers other files of the site: a logo, a page. `mended`: its faults are gone. */
export interface SiteChange {
  /** For a refused preset its file, such as `_groups/my-group.json`. */
  readonly slug: string
  readonly kind: 'added' | 'changed' | 'removed' | 'refused' | 'mended'
}

/** How the sites of a folder are read: straight from the folder, or as published (`published/published-sites.ts`). */
export interface SiteReader {
  /** Sites to serve besides those that have a folder. */
  slugs(): readonly string[]
  /** Further marks, besides the folder's, that show when a site must be read again. */
  marks(slugs: Iterable<string>): FolderMarks
  /** The site as it should be now; null if it should not be served, which is no fault. */
  read(slug: string, presets: Presets, last: ReadSite | undefined): Promise<ReadSite | null>
  /** The last good version of a site that is not up, as a fallback; `now` is the result of `read`. */
  lastGood(slug: string, now: ReadSite): Promise<GoodSite | null>
  /**
   * Called for each site that can be served, before it is. Returns the site with the folder its files are stored in.
   */
  keep(slug: string, good: GoodSite): Promise<GoodSite>
  /** Also refuse a new site that claims another's hostname, instead of serving it under its other names. */
  readonly refusesNewClaims?: boolean
}

/** Reads the sites straight from the folder. */
export function sitesAsTheyLie(folder: string): SiteReader {
  return {
    slugs: () => [],
    marks: () => new Map(),
    read: (slug, presets) => readSite(folder, slug, presets),
    lastGood: async () => null,
    keep: async (_slug, good) => good,
  }
}

/** The current state of the folder; the same object if no file and no recorded owner changed. */
export async function readFolder(
  folder: string,
  before: FolderState,
  production: boolean,
  {
    reader = sitesAsTheyLie(folder),
    recorded = before.recorded,
  }: { readonly reader?: SiteReader | undefined; readonly recorded?: ReadonlyMap<string, string> | undefined } = {},
): Promise<FolderState> {
  const files = await folderMarks(folder)
  const slugs = [...new Set([...foldersOf(files), ...reader.slugs()])].filter((slug) => slug !== GROUPS_FOLDER).sort()
  const marks = new Map([...files, ...reader.marks(slugs)])
  const touched = new Set([...touchedFolders(before.marks, marks), ...unreadable(before.read)])
  if (touched.size === 0 && before !== EMPTY_FOLDER && sameOwners(recorded, before.recorded)) return before

  const { presets, faults: presetFaults } = await readPresets(folder)
  const read = new Map<string, ReadSite>()
  for (let from = 0; from < slugs.length; from += READ_AT_ONCE) {
    const some = slugs.slice(from, from + READ_AT_ONCE).map(async (slug) => {
      const now = await readAgain(slug, before.read.get(slug), { touched, presets, reader })
      return [slug, now] as const
    })
    for (const [slug, now] of await Promise.all(some)) if (now !== null) read.set(slug, now)
  }
  const live = await liveSites(before, read, reader)
  const { good, faults, ...served } = serve(read, presetFaults, live, {
    production,
    known: {
      recorded,
      before: before.owners,
      present: new Set(slugs),
      refusesNew: reader.refusesNewClaims ?? false,
    },
  })
  for (const [slug, site] of good) {
    if (live.get(slug) === site) continue
    const kept = await unlessUnreadable(() => reader.keep(slug, site))
    if (read.get(slug) === site) read.set(slug, kept)
    const up = kept.ok ? kept : live.get(slug)
    if (up === undefined) good.delete(slug)
    else good.set(slug, up)
    if (!kept.ok) faults.push({ name: slug, faults: kept.faults, served: up !== undefined, isUnreadable: true })
  }
  return { marks, read, recorded, ...served, faults, live: good, sites: configurations(good) }
}

/** A site that the disk refuses has no file that changes when it can be read again. */
function unreadable(read: FolderState['read']): readonly string[] {
  return [...read].flatMap(([slug, last]) => (!last.ok && last.isUnreadable ? [slug] : []))
}

/** What the disk refuses of one site is trouble of that site alone. Every other error is trouble of the whole look. */
async function unlessUnreadable<Read extends ReadSite | null>(read: () => Promise<Read>): Promise<Read | RefusedSite> {
  try {
    return await read()
  } catch (error) {
    return { ok: false, faults: [await diskFault(error)], isUnreadable: true }
  }
}

function sameOwners(now: ReadonlyMap<string, string>, before: ReadonlyMap<string, string>): boolean {
  return now === before || (now.size === before.size && [...now].every(([host, slug]) => before.get(host) === slug))
}

/** Parallel reads: enough to use the disk, few enough that hundreds of sites are not all in memory at once. */
const READ_AT_ONCE = 16

async function readAgain(
  slug: string,
  last: ReadSite | undefined,
  {
    touched,
    presets,
    reader,
  }: { readonly touched: ReadonlySet<string>; readonly presets: Presets; readonly reader: SiteReader },
): Promise<ReadSite | null> {
  const readNow = () => unlessUnreadable(() => reader.read(slug, presets, last))
  if (last === undefined || touched.has(slug)) return readNow()
  // A changed preset affects only sites whose result differs.
  if (!touched.has(GROUPS_FOLDER)) return last
  const now = await readNow()
  return now === null ? null : sameOr(last, now)
}

/** The sites that are up now and, for a refused site that is not up, its last good version. */
async function liveSites(
  before: FolderState,
  read: ReadonlyMap<string, ReadSite>,
  reader: SiteReader,
): Promise<ReadonlyMap<string, GoodSite>> {
  const live = new Map<string, GoodSite>()
  for (const [slug, now] of read) {
    const up = before.live.get(slug) ?? (await reader.lastGood(slug, now))
    if (up !== null) live.set(slug, up)
  }
  return live
}

/** The sites to serve: good ones, and the last good configuration of the others. */
function serve(
  read: ReadonlyMap<string, ReadSite>,
  presetFaults: ReadonlyMap<string, readonly SiteFault[]>,
  live: ReadonlyMap<string, GoodSite>,
  { production, known }: { readonly production: boolean; readonly known: KnownHosts },
): Pick<FolderState, 'owners' | 'contested'> & {
  readonly good: Map<string, GoodSite>
  readonly faults: FolderFaults[]
} {
  const candidates = new Map(
    [...read].flatMap(([slug, parsed]) => {
      const site = parsed.ok ? parsed : live.get(slug)
      return site === undefined ? [] : [[slug, site] as const]
    }),
  )
  const { owners, refused, struck, contested } = settleHosts(
    configurations(candidates),
    configurations(live),
    production,
    known,
  )
  const good = new Map(
    [...candidates].flatMap(([slug, candidate]) => {
      const site = refused.has(slug) ? live.get(slug) : candidate
      return site === undefined ? [] : [[slug, site] as const]
    }),
  )
  const faults = [...read].flatMap(([slug, parsed]) => {
    const conflict = refused.get(slug)
    if (!parsed.ok) return [[slug, parsed.faults] as const]
    const conflicts = [...(conflict === undefined ? [] : [conflict]), ...(struck.get(slug) ?? [])]
    return conflicts.length === 0 ? [] : [[slug, conflicts] as const]
  })
  const lost = new Set(unreadable(read))
  const named = [...presetFaults, ...faults].map(([name, found]) => ({
    name,
    faults: found,
    served: good.has(name),
    isUnreadable: lost.has(name),
  }))
  return { good, owners, contested, faults: named }
}

function configurations(sites: ReadonlyMap<string, GoodSite>): ReadonlyMap<string, Site> {
  return new Map([...sites].map(([slug, { site }]) => [slug, site]))
}

/** Returns the previous object when equal, so that identity tells whether a site changed. */
function sameOr(last: ReadSite, parsed: ReadSite): ReadSite {
  return JSON.stringify(last) === JSON.stringify(parsed) ? last : parsed
}

/** Sites that were added, changed, removed, refused or mended. */
export function changesBetween(before: FolderState, after: FolderState): readonly SiteChange[] {
  const slugs = [...new Set([...before.sites.keys(), ...after.sites.keys()])].sort()
  const moved = slugs.flatMap((slug): readonly SiteChange[] => {
    const [old, now] = [before.sites.get(slug), after.sites.get(slug)]
    if (old === now) return []
    if (old === undefined) return [{ slug, kind: 'added' }]
    return [{ slug, kind: now === undefined ? 'removed' : 'changed' }]
  })
  const formerFaults = new Map(before.faults.map(({ name, faults }) => [name, JSON.stringify(faults)]))
  const refused = after.faults.filter(({ name, faults }) => formerFaults.get(name) !== JSON.stringify(faults))
  const mended = [...formerFaults.keys()].filter(
    (name) => !after.faults.some((each) => each.name === name) && (after.read.has(name) || !before.read.has(name)),
  )
  return [
    ...moved,
    ...refused.map(({ name }): SiteChange => ({ slug: name, kind: 'refused' })),
    ...mended.map((name): SiteChange => ({ slug: name, kind: 'mended' })),
  ]
}
