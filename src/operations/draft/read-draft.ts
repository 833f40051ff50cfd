import { randomUUID } from 'node:crypto'
import { createCache } from '#caching/bounded-cache.ts'
import { oncePer } from '#caching/once-per.ts'
import type { DraftBase, DraftChange } from '#domain/draft/draft-change.ts'
import type { Draft } from '#domain/draft/draft-state.ts'
import type { PartLock } from '#domain/draft/part-lock.ts'
import { type Replayed, replayChanges } from '#domain/draft/replay-changes.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { draftBase } from '#site/published/draft-base.ts'
import type { SiteHistory, SiteVersion } from '#site/published/site-history.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'

/** The services that drafts need: what a process has before it serves a site. */
export type DraftPlatform = Pick<Platform, 'storage' | 'clock' | 'randomId' | 'publications'>

/** Who works on which site's drafts. A `StaffRequest` is one. */
export interface DraftRequest {
  readonly platform: DraftPlatform
  readonly site: { readonly slug: string }
  readonly actor: Actor
}

/** A draft with its changes, read in one transaction. */
export interface ReadDraft {
  readonly draft: Draft
  /** Without those that went live. */
  readonly changes: readonly DraftChange[]
  /** Those that went live too: a window may not have loaded them. */
  readonly all: readonly DraftChange[]
  readonly locks: readonly PartLock[]
}

/** A version of a site, as drafts are made on it. */
export interface VersionBase {
  readonly version: SiteVersion
  readonly base: DraftBase
}

/** Null: there is no such draft. In a transaction nobody else changes the draft until it ends. */
export async function readDraft(
  { platform, site }: Pick<DraftRequest, 'platform' | 'site'>,
  id: string,
  within?: Transaction,
): Promise<ReadDraft | null> {
  const { drafts, partLocks } = platform.storage.forSite(site)
  const draft = within === undefined ? await drafts.find(id) : await drafts.lock(id, within)
  if (draft === null) return null
  const stored = await drafts.changes(id, within)
  const changes = stored.filter(({ published }) => published === null).map(({ change }) => change)
  return { draft, changes, all: stored.map(({ change }) => change), locks: await partLocks.all(within) }
}

/**
 * The files of a version of the site. Null: there is none of this number, or the site was down. Throws if its files
 * cannot be had. A version never changes, so it is read once: a change of a draft asks for it four times.
 */
export async function versionBase(
  { platform: { publications }, site }: Pick<DraftRequest, 'platform' | 'site'>,
  number: number | 'newest',
): Promise<VersionBase | null> {
  const { history } = publications
  const keyOf = (of: number) => `${idOf(history)} ${site.slug} ${of}`
  const cachedBase = number === 'newest' ? undefined : bases.get(keyOf(number))
  if (cachedBase !== undefined) return cachedBase
  const version =
    number === 'newest'
      ? await history.newest(site.slug)
      : ((await history.versions(site.slug)).find((each) => each.number === number) ?? null)
  if (version === null || Object.keys(version.files).length === 0) return null
  return bases.getOrCompute(keyOf(version.number), () => readBase(history, version))
}

/** Versions that drafts are made on, as drafts read them. */
const bases = createCache<string, Promise<VersionBase>>('version-bases')
/** Tells the histories of a process apart. */
const idOf = oncePer((_: SiteHistory) => randomUUID())

async function readBase(history: SiteHistory, version: SiteVersion): Promise<VersionBase> {
  const { slug, number, folder: root, files } = version
  const lost = await history.copy(version)
  if (lost.length > 0)
    throw new Error(`Files of version ${number} of ${slug} are damaged or missing: ${lost.join(', ')}.`)
  return { version, base: await draftBase({ root, slug, files }) }
}

/** The site of a draft: its version with its changes. */
export function replayDraft({ draft, changes }: Pick<ReadDraft, 'draft' | 'changes'>, { base }: VersionBase): Replayed {
  return replayChanges(base, draft.base, changes)
}
