import { resolve } from 'node:path'
import type { Article } from '#domain/blog/article.ts'
import { type Catalogue, EMPTY_CATALOGUE } from '../catalogue.ts'
import type { ContentPage } from '../content/content-page.ts'
import { hostname } from '../hostname.ts'
import type { OwnPicture } from '../own-picture.ts'
import type { Site } from '../site.ts'
import { describeFault } from '../site-fault.ts'
import { claimsFor, type HostnameRegister } from './hostname-register.ts'
import {
  changesBetween,
  EMPTY_FOLDER,
  type FolderFaults,
  type FolderState,
  readFolder,
  type SiteChange,
  type SiteReader,
} from './read-folder.ts'
import { watchFolder } from './watch-folder.ts'

/** The sites as they are published now. */
export interface SiteDirectory {
  bySlug(slug: string): Site | null
  /** The site that owns the hostname of a Host header; null when nobody does (SITE-1). */
  byHost(host: string | null | undefined): Site | null
  /** The content pages of a site, in the order of their names (ROUTE-9). */
  pagesOf(slug: string): readonly ContentPage[]
  /** The articles of a site's blog, in the order of their names; the same list until they change (CONTENT-1). */
  articlesOf(slug: string): readonly Article[]
  /** The files of a site's folder that its pages and articles show. */
  picturesOf(slug: string): readonly OwnPicture[]
  /** The models and parts of a site; the same object until they change (MODEL-1). */
  catalogueOf(slug: string): Catalogue
  /** When the site's configuration was last written, ISO 8601; null for a site that is not served. */
  configuredAt(slug: string): string | null
  /** In the order of their slugs. */
  all(): readonly Site[]
  /** Hostnames that nobody answers to, with the slugs of the sites that claim them (docs/decisions/061). */
  contested(): ReadonlyMap<string, readonly string[]>
  /** What is wrong in the folder, by site or preset; the sites among them are served as they were, if they were. */
  faults(): readonly FolderFaults[]
  /** Where the logo, pages and articles lie of the site as it is served. */
  folderOf(slug: string): string
  /** Calls the listener for each site that comes, changes, goes or is refused, until the returned function is called. */
  onChange(listener: (change: SiteChange) => void): () => void
  close(): void
}

export interface DirectoryOptions {
  /** SITES_DIR. */
  readonly folder: string
  /** In production a site answers only to the hostnames it names; elsewhere also to `{slug}.localhost`. */
  readonly production: boolean
  readonly log: DirectoryLog
  /** How the sites are read; as they lie in the folder when left out. */
  readonly reader?: SiteReader
  /** Who owns which hostname; without one, this process alone decides. */
  readonly register?: HostnameRegister
  /** Milliseconds; the system's clock when left out. */
  readonly now?: () => number
  /** Tests turn the system's notices off to see the fallback work. */
  readonly watch?: { readonly notices: boolean; readonly pollMs: number }
}

export interface DirectoryLog {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void
}

/**
 * Reads the folder of sites and follows it: a change shows within 2 seconds, and a broken file leaves the last good
 * site up and says so (SITE-5). A site broken from the start is left out. Rejects when the folder cannot be read.
 */
export async function openDirectory(options: DirectoryOptions): Promise<SiteDirectory> {
  const folder = resolve(options.folder)
  const listeners = new Set<(change: SiteChange) => void>()
  const read = settledReader(folder, options)
  let state = await firstLook(folder, options, read)
  let looking = Promise.resolve()

  const look = async () => {
    const before = state
    const after = await read(before)
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
    pagesOf: (slug) => state.pages.get(slug) ?? NO_PAGES,
    articlesOf: (slug) => state.articles.get(slug) ?? NO_ARTICLES,
    picturesOf: (slug) => state.pictures.get(slug) ?? [],
    catalogueOf: (slug) => state.catalogues.get(slug) ?? EMPTY_CATALOGUE,
    configuredAt: (slug) => state.live.get(slug)?.writtenAt ?? null,
    all: () => [...state.sites.values()],
    contested: () => state.contested,
    faults: () => state.faults,
    folderOf: (slug) => state.live.get(slug)?.folder ?? resolve(folder, slug),
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

/** One list for all, so that what hangs on it can be kept. */
const NO_PAGES: readonly ContentPage[] = []
const NO_ARTICLES: readonly Article[] = []

/** How old the recorded owners of hostnames may be while no file changes. */
const OWNERS_FOR_MS = 30_000

/** Reads the folder, and agrees with the other processes on who owns which hostname. */
function settledReader(folder: string, { production, reader, register, now = Date.now }: DirectoryOptions) {
  let ownersReadAt = Number.NEGATIVE_INFINITY
  const ownersNow = async () => {
    const owners = await register?.owners()
    ownersReadAt = now()
    return owners ?? new Map<string, string>()
  }
  return async (before: FolderState): Promise<FolderState> => {
    const isDue = register !== undefined && now() - ownersReadAt >= OWNERS_FOR_MS
    const after = await readFolder(folder, before, production, reader, isDue ? await ownersNow() : before.recorded)
    const claims = after === before ? [] : claimsFor(after.owners, after.recorded)
    if (register === undefined || claims.length === 0) return after
    await register.claim(claims)
    // Another process may have been sooner: then the hostname is its site's here as well.
    return readFolder(folder, after, production, reader, await ownersNow())
  }
}

async function firstLook(
  folder: string,
  { log }: DirectoryOptions,
  read: (before: FolderState) => Promise<FolderState>,
): Promise<FolderState> {
  const state = await read(EMPTY_FOLDER).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Error(
      `The folder of sites, ${folder}, cannot be read (${reason}): name one that is there, and that this user may read, in SITES_DIR.`,
      { cause: error },
    )
  })
  for (const { name } of state.faults) report({ slug: name, kind: 'refused' }, state, log)
  return state
}

function report({ slug, kind }: SiteChange, state: FolderState, log: DirectoryLog): void {
  if (kind === 'refused') {
    const refused = state.faults.find(({ name }) => name === slug)
    const faults = refused?.faults.map(describeFault) ?? []
    log.warn('site-refused', { site: slug, served: refused?.served ?? false, faults })
  } else {
    log.info(`site-${kind}`, { site: slug })
  }
}
