import { decisionList } from '../folder/decision-list.ts'
import { EMPTY_FOLDER, readFolder } from '../folder/read-folder.ts'
import { type GoodSite, readPresets, readSite } from '../folder/read-sites.ts'
import type { SiteFault } from '../site-fault.ts'
import { digestOf, filesOfSite } from './files-of-site.ts'
import { publishedSites, readVersion } from './published-sites.ts'
import { type ComparedSite, type SiteDifference, siteDifferences } from './site-differences.ts'
import { differsFromLive, isUp, type SiteHistory, type SiteVersion } from './site-history.ts'

export interface PublishingPlace {
  /** The working folder, SITES_DIR. */
  readonly folder: string
  readonly history: SiteHistory
}

export interface PublishingFacts {
  readonly by: string
  readonly message: string
  readonly now: Date
}

export type Published =
  | { readonly kind: 'published'; readonly version: SiteVersion }
  /** The folder equals the live version. */
  | { readonly kind: 'nothing-new'; readonly version: SiteVersion }
  | { readonly kind: 'refused'; readonly faults: readonly SiteFault[] }

/** Publishes a site's working folder: checks it together with all live sites, then switches atomically. */
export async function publishSite(
  { folder, history }: PublishingPlace,
  slug: string,
  { by, message, now }: PublishingFacts,
): Promise<Published> {
  const before = await history.newest(slug)
  if (before !== null && !differsFromLive(await filesOfSite(folder, slug), before))
    return { kind: 'nothing-new', version: before }
  const reader = publishedSites({
    folder,
    history,
    publishes: (each) => each === slug,
    isNew: (_slug, files, newest) => differsFromLive(files, newest),
    facts: () => ({ at: now.toISOString(), by, message }),
  })
  // As outside production, so that a claim to another slug's localhost name is found too.
  const state = await readFolder(folder, EMPTY_FOLDER, false, { reader: { ...reader, refusesNewClaims: true } })
  const faults = state.faults.find(({ name }) => name === slug)?.faults
  if (faults !== undefined) return { kind: 'refused', faults }
  const version = await history.newest(slug)
  if (version === null) throw new Error(`The site ${slug} was checked and found good, and did not become a version.`)
  return { kind: 'published', version }
}

/**
 * Makes an earlier version the newest again. The working folder stays unchanged as a draft, and goes live with its next
 * change or by `publishSite`.
 */
export async function rollBackSite(
  { folder, history }: PublishingPlace,
  version: SiteVersion,
  { by, message, now }: PublishingFacts,
): Promise<
  { readonly ok: true; readonly version: SiteVersion } | { readonly ok: false; readonly faults: readonly SiteFault[] }
> {
  const read = await readVersion(history, version)
  if (!read.ok) return read
  const draft = digestOf(await filesOfSite(folder, version.slug))
  const copy = await history.stage(version.slug, { folder: version.folder, files: version.files, draft })
  const newVersion = await copy.commit({ at: now.toISOString(), by, message, restores: version.number })
  // Another process published at this moment: the operator should decide again.
  if (newVersion === null)
    throw new Error(`Another process published ${version.slug} at this moment: look at it, and try again.`)
  return { ok: true, version: newVersion }
}

/**
 * Takes a site down in every process, until it is published again: by command, or by the next change that is saved where
 * saving publishes. False if it is not up.
 */
export async function withdrawSite(
  { folder, history }: PublishingPlace,
  slug: string,
  { by, message, now }: PublishingFacts,
): Promise<boolean> {
  const live = await history.newest(slug)
  if (live === null || !isUp(live)) return false
  const draft = digestOf(await filesOfSite(folder, slug))
  return history.withdraw(slug, { at: now.toISOString(), by, message, restores: null, draft })
}

export type DraftDifferences =
  | { readonly ok: true; readonly live: SiteVersion | null; readonly differences: readonly SiteDifference[] }
  | { readonly ok: false; readonly faults: readonly SiteFault[] }

/** What publishing the working folder would change for visitors. `live` is null if nothing is live yet. */
export async function draftDifferences(
  { folder, history }: PublishingPlace,
  slug: string,
  { against, now }: { readonly against: SiteVersion | null; readonly now: Date },
): Promise<DraftDifferences> {
  const { presets } = await readPresets(folder)
  const draft = await readSite(folder, slug, presets)
  if (!draft.ok) return draft
  const list = await decisionList(draft, now)
  if (list.kind === 'fault') return { ok: false, faults: [list.fault] }
  const live = against ?? (await history.newest(slug))
  if (live === null || !isUp(live)) return { ok: true, live: null, differences: [] }
  const read = await readVersion(history, live)
  if (!read.ok) return read
  const compared = (good: GoodSite, files: ComparedSite['files']): ComparedSite => ({ ...good, files })
  return {
    ok: true,
    live,
    differences: siteDifferences(compared(read, live.files), compared(draft, await filesOfSite(folder, slug))),
  }
}
