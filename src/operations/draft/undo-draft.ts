import { changesGuarded } from '#domain/draft/draft-rights.ts'
import { newClashes, replayChanges } from '#domain/draft/replay-changes.ts'
import { undoSteps } from '#domain/draft/undo-steps.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { StaffRequest } from '../staff-request.ts'
import { answer, type ChangedDraft, type OpenDraft, refusal } from './change-draft.ts'
import { onDraft } from './on-draft.ts'
import { replayDraft } from './read-draft.ts'

/** `later`: a colleague made another change on this one since. `not-yours`: no step of the person that can be taken back. */
export type Undone =
  | ChangedDraft
  | { readonly ok: false; readonly reason: 'later'; readonly by: string; readonly at: string }
  | { readonly ok: false; readonly reason: 'not-yours' }

/**
 * STUDIO-10: takes back a step of one's own, `undo` of what the window shows: sent twice, it is taken back once. Null:
 * there is no such draft.
 */
export function undoInDraft(request: StaffRequest, id: string, step: number): Promise<Undone | null> {
  authorise(request.actor, request.site, 'content.edit', request.platform.clock.now(), EVERYWHERE)
  return onDraft(request, id, (read, at, within) => mark(request, { step, undone: true }, { read, at, within }))
}

/** STUDIO-10: makes a step again that was taken back, `redo` of what the window shows. */
export function redoInDraft(request: StaffRequest, id: string, step: number): Promise<Undone | null> {
  authorise(request.actor, request.site, 'content.edit', request.platform.clock.now(), EVERYWHERE)
  return onDraft(request, id, (read, at, within) => mark(request, { step, undone: false }, { read, at, within }))
}

async function mark(
  request: StaffRequest,
  { step, undone }: { readonly step: number; readonly undone: boolean },
  open: OpenDraft,
): Promise<Undone> {
  const { platform, site, actor } = request
  const { read, at, within } = open
  const ownChanges = read.changes.filter((change) => change.step === step && change.by.id === actor.id)
  if (ownChanges.length === 0) return { ok: false, reason: 'not-yours' }
  // A call that was sent twice.
  if (ownChanges.every((change) => change.undone === undone)) return answer(request, read, ownChanges)
  const { undo, redo } = undoSteps(read.changes, actor.id)
  if (step !== (undone ? undo : redo)) return { ok: false, reason: 'not-yours' }
  const refused = refusal(request, read, ownChanges)
  if (refused !== null) return refused
  const before = replayDraft(read, at)
  const changes = read.changes.map((change) => (change.step === step ? { ...change, undone } : change))
  const after = replayChanges(at.base, read.draft.base, changes)
  const [clash] = newClashes(before, after)
  if (clash !== undefined) return { ok: false, reason: 'later', by: clash.change.by.name, at: clash.change.at }
  if (changesGuarded(before.files, after.files))
    authorise(actor, site, 'site.guarded', platform.clock.now(), EVERYWHERE)
  const { drafts } = platform.storage.forSite(site)
  await drafts.mark(read.draft.id, step, undone, within)
  await drafts.update(read.draft.id, { changedAt: platform.clock.now() }, within)
  return answer(
    request,
    { draft: read.draft, changes },
    changes.filter((change) => change.step === step),
  )
}
