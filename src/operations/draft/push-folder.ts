import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { difference } from '#domain/draft/difference.ts'
import { isOver } from '#domain/draft/draft-state.ts'
import type { Clash } from '#domain/draft/replay-changes.ts'
import { GROUPS_FOLDER } from '#site/folder/read-sites.ts'
import { draftFiles } from '#site/published/draft-base.ts'
import { digestOf, filesOfSite } from '#site/published/files-of-site.ts'
import { markOfFolder, startOfFolder } from '#site/published/folder-version.ts'
import { draftOfChanges, type FilledDraft } from './draft-of-changes.ts'
import { type DraftRequest, readDraft, replayDraft, type VersionBase, versionBase } from './read-draft.ts'

export type PushedFolder =
  | {
      readonly ok: true
      readonly id: string
      readonly changes: number
      /** The version that the folder started from, and the one that is live. */
      readonly from: number
      readonly live: number
      /** What the folder changes and the site changed since. */
      readonly clashes: readonly Clash[]
    }
  | Extract<FilledDraft, { readonly ok: false }>
  /** The same folder was pushed before. */
  | { readonly ok: false; readonly reason: 'known'; readonly id: string }

export interface WantedPush {
  /** The folder of sites. */
  readonly folder: string
  readonly from: number | null
  /** Of the draft. */
  readonly name: string
  /** Whether a draft of the same files that is over stays over, for a folder that nobody saved since. */
  readonly once?: boolean
}

/**
 * STUDIO-19: makes a draft of what a site's folder changes against the version that it started from: `from`, else the one
 * that it says, else the newest that was made from a folder.
 */
export async function pushFolder(
  request: DraftRequest,
  { folder, from, name, once = false }: WantedPush,
): Promise<PushedFolder> {
  const { platform, site } = request
  const { history, files: stored } = platform.publications
  const versions = await history.versions(site.slug)
  const start = startOfFolder(versions, from ?? (await markOfFolder(folder, site.slug)))
  const at = start === null ? null : await versionBase(request, start.number)
  const live = await versionBase(request, 'newest')
  if (at === null || live === null) return { ok: false, reason: 'no-version' }
  const hashes = await filesOfSite(folder, site.slug)
  const now = await draftFiles({ root: folder, slug: site.slug, files: hashes })
  const changes = difference(at.base, now)
  const folderId = `folder-${digestOf(hashes)}`
  const folderDraft = await platform.storage.forSite(site).drafts.find(folderId)
  if (folderDraft !== null && (once || !isOver(folderDraft))) return { ok: false, reason: 'known', id: folderId }
  const id = folderDraft === null ? folderId : platform.randomId()
  // The files first: a draft never names one that is not stored.
  for (const { kind, path } of changes) {
    const [file = ''] = path
    const content = kind === 'put' ? now[file] : undefined
    if (content === undefined || !('hash' in content)) continue
    const inside = file.startsWith(`${GROUPS_FOLDER}/`) ? file : join(site.slug, file)
    await stored.write(content.hash, await readFile(join(folder, inside)))
  }
  const filled = await draftOfChanges(request, { name, at, changes, id }, async (draft, within) => {
    await platform.storage.forSite(site).drafts.update(draft, { base: live.version.number }, within)
    return true
  })
  if (!filled.ok) return filled
  const clashes = await clashesOf(request, id, live)
  return { ok: true, id, changes: changes.length, from: at.version.number, live: live.version.number, clashes }
}

async function clashesOf(request: DraftRequest, id: string, live: VersionBase): Promise<readonly Clash[]> {
  const read = await readDraft(request, id)
  return read === null ? [] : replayDraft(read, live).clashes
}
