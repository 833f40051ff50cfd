import { resolve } from 'node:path'
import { type DiskError, diskSentence, isDiskError } from '../files/disk-fault.ts'
import { hostname } from '../hostname.ts'
import type { Site } from '../site.ts'
import { EMPTY_CONTENT, type SiteContent } from '../site-content.ts'
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
  /** The site that owns the hostname of a Host header; null if none does (SITE-1). */
  byHost(host: string | null | undefined): Site | null
  /** The content of the site as served, whose folder also has its logo. */
  contentOf(slug: string): SiteContent
  /** Sorted by slug. */
  all(): readonly Site[]
  /** Hostnames without an owner, with the slugs of the sites that claim them (docs/decisions/061). */
  contested(): ReadonlyMap<string, readonly string[]>
  /** Faults in the folder, by site or preset. Sites with faults keep serving their last good version, if any. */
  faults(): readonly FolderFaults[]
  /** The reason why the folder cannot be read, a sentence: no change is published until it can. Null while it can be. */
  unreadable(): string | null
  /**
   * Calls the listener for each site that is added, changed, removed, refused or mended, until the returned function is called.
   */
  onChange(listener: (change: SiteChange) => void): () => void
  /** Looks now instead of at the next change, and waits for it. */
  look(): Promise<void>
  close(): void
}

export interface DirectoryOptions {
  /** SITES_DIR. */
  readonly folder: string
  /** In production a site answers only to its configured hostnames; elsewhere also to `{slug}.localhost`. */
  readonly production: boolean
  readonly log: DirectoryLog
  /** How the sites are read; by default straight from the folder. */
  readonly reader?: SiteReader
  /** Owners of hostnames; without a register, this process decides. */
  readonly register?: HostnameRegister
  /** Milliseconds; by default the system's clock. */
  readonly now?: () => number
  /** Tests turn the system's notices off to see the fallback work. */
  readonly watch?: { readonly notices: boolean; readonly pollMs: number }
}

export interface DirectoryLog {
  info(event: string, facts?: Readonly<Record<string, unknown>>): void
  warn(event: string, facts?: Readonly<Record<string, unknown>>): void
}

/**
 * Reads the folder of sites and watches it: a change shows within 2 seconds, and a broken file leaves the last good
 * site up and is reported (SITE-5). A site broken from the start is left out. Rejects if the folder cannot be read.
 */
export async function openDirectory(options: DirectoryOptions): Promise<SiteDirectory> {
  const folder = resolve(options.folder)
  const listeners = new Set<(change: SiteChange) => void>()
  const read = settledReader(folder, options)
  let state = await firstLook(folder, options, read)
  let looking = Promise.resolve()
  let trouble: { readonly sentence: string | null } | null = null

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
  const lookNow = () => {
    // One read at a time, so that an older state never replaces a newer one.
    looking = looking.then(look).then(
      () => {
        if (trouble !== null) options.log.info('sites-followed-again', { folder })
        trouble = null
      },
      async (error: unknown) => {
        // The folder, the database or the store is away for the moment: sites stay up, and the next read tries again.
        const sentence = isDiskError(error) ? await unreadableFolder(folder, error) : null
        const event = sentence === null ? 'sites-not-followed' : 'sites-folder-unreadable'
        if (trouble === null) options.log.warn(event, { folder, reason: sentence ?? String(error) })
        trouble = { sentence }
      },
    )
    return looking
  }
  const watcher = watchFolder(folder, () => void lookNow(), options.watch ?? { notices: true, pollMs: 1000 })

  return {
    bySlug: (slug) => state.sites.get(slug) ?? null,
    byHost: (host) => {
      const owner = state.owners.get(hostname(host) ?? '')
      return owner === undefined ? null : (state.sites.get(owner) ?? null)
    },
    contentOf: (slug) => state.live.get(slug) ?? { ...EMPTY_CONTENT, folder: resolve(folder, slug) },
    all: () => [...state.sites.values()],
    contested: () => state.contested,
    faults: () => state.faults,
    unreadable: () => trouble?.sentence ?? null,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    look: lookNow,
    close: () => {
      listeners.clear()
      watcher.close()
    },
  }
}

/** How long the recorded owners of hostnames are reused while no file changes. */
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
    const after = await readFolder(folder, before, production, {
      reader,
      recorded: isDue ? await ownersNow() : before.recorded,
    })
    const claims = after === before ? [] : claimsFor(after.owners, after.recorded)
    if (register === undefined || claims.length === 0) return after
    await register.claim(claims)
    // If another process was faster, its site owns the hostname here as well.
    return readFolder(folder, after, production, { reader, recorded: await ownersNow() })
  }
}

async function firstLook(
  folder: string,
  { log }: DirectoryOptions,
  read: (before: FolderState) => Promise<FolderState>,
): Promise<FolderState> {
  const state = await read(EMPTY_FOLDER).catch(async (error: unknown) => {
    // Not the folder's fault: the database, or the object store.
    if (!isDiskError(error)) throw error
    throw new Error(await unreadableFolder(folder, error), { cause: error })
  })
  for (const { name } of state.faults) report({ slug: name, kind: 'refused' }, state, log)
  return state
}

/** The first words name the folder, the others what the disk refuses, which may be another path. */
async function unreadableFolder(folder: string, error: DiskError): Promise<string> {
  if (error.code === 'ENOENT' && error.path === folder)
    return `The folder of sites, ${folder}, cannot be read (ENOENT): name one that is there, in SITES_DIR.`
  const reason = await diskSentence(error)
  return `The folder of sites, ${folder}, cannot be read: ${reason}. Name one that is there, and that this user may read, in SITES_DIR.`
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
