import type { DraftBase, DraftChange, DraftFiles } from '#domain/draft/draft-change.ts'
import type { Draft } from '#domain/draft/draft-state.ts'
import type { PartLock } from '#domain/draft/part-lock.ts'
import { type Clash, replayChanges } from '#domain/draft/replay-changes.ts'
import { type UndoSteps, undoSteps } from '#domain/draft/undo-steps.ts'
import { EVERYWHERE, may } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { SiteVersion } from '#site/published/site-history.ts'
import { type StagedDraft, stageDraft } from '#site/published/stage-draft.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'
import type { ChangedDraft } from './change-draft.ts'
import { readDraft, replayDraft, versionBase } from './read-draft.ts'

/** A draft as the editor shows it. */
export interface ShownDraft extends UndoSteps {
  readonly draft: Draft
  /** The site of the draft. */
  readonly files: DraftFiles
  /** What its options are that no file writes (`DraftBase.inherited`). */
  readonly inherited: DraftBase['inherited']
  /** The files of its version, without its changes. */
  readonly before: DraftFiles
  /** Who published its version, and when. */
  readonly version: Pick<SiteVersion, 'number' | 'by' | 'at'>
  /** `seen` of the next change. */
  readonly last: number
  /** Number of the version that visitors see. A later one than `draft.base`: `rebaseDraft`. */
  readonly live: number
  /** In their order, without those that went live. */
  readonly changes: readonly DraftChange[]
  /** Changes that wait for a decision. */
  readonly clashes: readonly Clash[]
  readonly locks: readonly PartLock[]
  /** Whether the person may publish it; who may not proposes it (STUDIO-15). */
  readonly mayPublish: boolean
}

/** STUDIO-7: a draft with its changes, each with old and new value, person and time. Null: there is none. */
export async function showDraft(request: StaffRequest, id: string): Promise<ShownDraft | null> {
  const { platform, site, actor } = request
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  const [read, live] = await Promise.all([readDraft(request, id), platform.publications.history.newest(site.slug)])
  const at = read === null ? null : await versionBase(request, read.draft.base)
  if (read === null || at === null) return null
  const { files, clashes } = replayDraft(read, at)
  return {
    draft: read.draft,
    files,
    inherited: at.base.inherited,
    before: at.base.files,
    version: at.version,
    last: read.draft.last,
    live: live?.number ?? read.draft.base,
    changes: read.changes,
    clashes,
    locks: read.locks,
    mayPublish: may(actor, site, 'site.publish', EVERYWHERE),
    ...undoSteps(read.changes, actor.id),
  }
}

/**
 * The draft after one's own step, as `changeDraft` answered it: a form that stores each key's change does not read the draft
 * again for it. Null: others changed it meanwhile, so it is read again.
 */
export function shownAfter(shown: ShownDraft, done: ChangedDraft | null): ShownDraft | null {
  if (done === null || !done.ok || done.last !== shown.last + done.changes.length) return null
  if (done.changes.length === 0) return shown
  const { at: changedAt, last, undo, redo } = done
  const changes = [...shown.changes, ...done.changes]
  const base = { files: shown.before, inherited: shown.inherited }
  const replayed = replayChanges(base, shown.draft.base, changes)
  return { ...shown, ...replayed, draft: { ...shown.draft, last, changedAt }, last, changes, undo, redo }
}

/** The site of a draft on this machine, with the number of its last change. The caller discards it. */
export interface DraftSite extends StagedDraft {
  readonly last: number
  readonly base: number
}

/**
 * STUDIO-3: the site of a draft, read by the same code as a published one, for the preview. Who may see it is the preview's
 * to check: a member, or the holder of a link (STUDIO-7). Null: there is no such draft.
 */
export async function siteOfDraft(
  request: Pick<SiteRequest, 'platform' | 'site'>,
  id: string,
): Promise<DraftSite | null> {
  const read = await readDraft(request, id)
  const at = read === null ? null : await versionBase(request, read.draft.base)
  if (read === null || at === null) return null
  const { files } = replayDraft(read, at)
  const staged = await stageDraft(files, {
    version: at.version,
    base: at.base.files,
    stored: request.platform.publications.files,
    lawAt: null,
  })
  return { ...staged, last: read.draft.last, base: read.draft.base }
}
