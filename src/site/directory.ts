import { resolve } from 'node:path'
import { type FolderMarks, folderMarks, foldersOf, touchedFolders } from './folder-marks.ts'
import { hostname } from './hostname.ts'
import { GROUPS_FOLDER, readPresets, readSite } from './read-sites.ts'
import { settleHosts } from './settle-hosts.ts'
import type { Site } from './site.ts'
import { describeFault, type SiteFault } from './site-fault.ts'
import { watchFolder } from './watch-folder.ts'

/** The sites as they are published now. */
export interface SiteDirectory {
  bySlug(slug: string): Site | null
  /** The site that owns the hostname of a Host header; null when nobody does (SITE-1). */
  byHost(host: string | null | undefined): Site | null
  /** In the order of their slugs. */
  all(): readonly Site[]
  /** What is wrong in the folder, by site or preset; the sites among them are served as they were, if they were. */
  faults(): readonly FolderFaults[]
  /** Where a site's logo, pages and articles lie. */
  folderOf(slug: string): string
  /** Calls the listener for each site that comes, changes, goes or is refused, until the returned function is called. */
  onChange(listener: (change: SiteChange) => void): () => void
  close(): void
}

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

export interface DirectoryOptions {
  /** SITES_DIR. */
  readonly folder: string
  /** In production a site answers only to the hostnames it names; elsewhere also to `{slug}.localhost`. */
  readonly production: boolean
  readonly log: DirectoryLog
  /** Tests turn the system's notices off to see the fallback work. */
  readonly watch?: { readonly notices: boolean; readonly pollMs: number }
}

export interface DirectoryLog {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void
}

interface State {
  readonly marks: FolderMarks
  readonly sites: ReadonlyMap<string, Site>
  readonly owners: ReadonlyMap<string, string>
  readonly faults: readonly FolderFaults[]
}

const NOTHING: State = { marks: new Map(), sites: new Map(), owners: new Map(), faults: [] }

/**
 * Reads the folder of sites and follows it: a change shows within 2 seconds, and a broken file leaves the last good
 * site up and says so (SITE-5). A site broken from the start is left out. Rejects when the folder cannot be read.
 */
export async function openDirectory(options: DirectoryOptions): Promise<SiteDirectory> {
  const folder = resolve(options.folder)
  const listeners = new Set<(change: SiteChange) => void>()
  let state = await firstLook(folder, options)
  let looking = Promise.resolve()

  const look = async () => {
    const before = state
    const after = await nextState(folder, before, options.production)
    if (after === before) return
    state = after
    for (const change of changesBetween(before, after)) {
      report(change, after, options.log)
      for (const listener of listeners) listener(change)
    }
  }
  const watcher = watchFolder(
    folder,
    () => {
      // One look at a time, so that an older state never replaces a newer one.
      looking = looking.then(look).catch((error: unknown) => {
        // The folder is gone or unreadable for the moment: what is up stays up, and the next look tries again.
        options.log.warn('sites-folder-unreadable', { folder, reason: String(error) })
      })
    },
    options.watch ?? { notices: true, pollMs: 1000 },
  )

  return {
    bySlug: (slug) => state.sites.get(slug) ?? null,
    byHost: (host) => {
      const owner = state.owners.get(hostname(host) ?? '')
      return owner === undefined ? null : (state.sites.get(owner) ?? null)
    },
    all: () => [...state.sites.values()],
    faults: () => state.faults,
    folderOf: (slug) => resolve(folder, slug),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      listeners.clear()
      watcher.close()
    },
  }
}

async function firstLook(folder: string, { production, log }: DirectoryOptions): Promise<State> {
  const state = await nextState(folder, NOTHING, production).catch((error: unknown) => {
    throw new Error(`The folder of sites, ${folder}, cannot be read: ${String(error)}`, { cause: error })
  })
  for (const { name } of state.faults) report({ slug: name, kind: 'refused' }, state, log)
  return state
}

/** The state that the folder asks for now; the same object when no file changed. */
async function nextState(folder: string, before: State, production: boolean): Promise<State> {
  const marks = await folderMarks(folder)
  const touched = touchedFolders(before.marks, marks)
  if (touched.size === 0 && before !== NOTHING) return before

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

function changesBetween(before: State, after: State): readonly SiteChange[] {
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

function report({ slug, kind }: SiteChange, state: State, log: DirectoryLog): void {
  if (kind === 'refused') {
    const refused = state.faults.find(({ name }) => name === slug)
    const faults = refused?.faults.map(describeFault) ?? []
    log.warn('site-refused', { site: slug, served: refused?.served ?? false, faults })
  } else {
    log.info(`site-${kind}`, { site: slug })
  }
}
