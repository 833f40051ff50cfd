import { placeIn } from '#domain/draft/apply-change.ts'
import type { ChangeBody, DraftBase, DraftChange } from '#domain/draft/draft-change.ts'
import { itemAt } from '#domain/draft/draft-path.ts'
import { changesGuarded, rightFor } from '#domain/draft/draft-rights.ts'
import { listIds } from '#domain/draft/list-ids.ts'
import { settleChange, type WantedChange } from '#domain/draft/settle-change.ts'
import { contentOf, listOf, valueAt } from '#domain/draft/value-at.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { StaffRequest } from '../staff-request.ts'
import { answer, type ChangedDraft, factsOf, type OpenDraft, refusal, store } from './change-draft.ts'
import { onDraft } from './on-draft.ts'
import { replayDraft } from './read-draft.ts'

/** `theirs` takes the waiting change back; `mine` makes it again on what is there now. */
export interface ClashChoice {
  readonly number: number
  readonly keep: 'mine' | 'theirs'
}

/**
 * Settles a change that waits. What is gone cannot be changed any more: of it `mine` conflicts again. Null: there is no
 * such draft.
 */
export async function settleClash(
  request: StaffRequest,
  id: string,
  choice: ClashChoice,
): Promise<ChangedDraft | null> {
  const { platform, site, actor } = request
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  return onDraft(request, id, (read, at, within) => settle(request, choice, { read, at, within }))
}

async function settle(request: StaffRequest, { number, keep }: ClashChoice, open: OpenDraft): Promise<ChangedDraft> {
  const { platform, site, actor } = request
  const { read, at, within } = open
  const { drafts } = platform.storage.forSite(site)
  const before = replayDraft(read, at)
  const clash = before.clashes.find(({ change }) => change.number === number)
  // Settled already, by a call that was sent twice or by a colleague.
  if (clash === undefined) return answer(request, read, [])
  authorise(actor, site, rightFor(clash.change.path), platform.clock.now(), EVERYWHERE)
  const refused = refusal(request, read, [clash.change])
  if (refused !== null) return refused
  const without = { ...read, changes: read.changes.filter((change) => change.number !== number) }
  const base: DraftBase = { ...at.base, files: replayDraft(without, at).files }
  const again = keep === 'mine' ? settleChange(base, wantedAgain(base, clash.change), []) : null
  if (again !== null && !again.ok) {
    const theirs = clash.current
    const mine = wantedAgain(base, clash.change)
    return {
      ok: false,
      reason: 'conflict',
      conflicts: [{ path: mine.path, mine, theirs, by: null, at: at.version.at }],
    }
  }
  if (again !== null && changesGuarded(before.files, again.files))
    authorise(actor, site, 'site.guarded', platform.clock.now(), EVERYWHERE)
  await drafts.markOne(read.draft.id, number, within)
  if (again === null) {
    await drafts.update(read.draft.id, { changedAt: platform.clock.now() }, within)
    return answer(request, { draft: read.draft, changes: without.changes }, [])
  }
  return store(request, [factsOf(request, read, again.body, 0)], `settles ${number}`, { ...open, read: without })
}

/** A waiting change as a person would want it on what is there now. */
function wantedAgain(base: DraftBase, change: DraftChange): WantedChange {
  const { path } = change
  const body: ChangeBody = change
  switch (body.kind) {
    case 'set': {
      const before = valueAt(base, path)
      return {
        kind: 'set',
        path,
        ...(before === undefined ? {} : { before }),
        ...(body.after === undefined ? {} : { after: body.after }),
      }
    }
    case 'insert':
      return { kind: 'insert', path, value: body.after.value, behind: body.after.behind }
    case 'remove':
      return { kind: 'remove', path, before: valueAt(base, path) ?? body.before.value }
    case 'move': {
      const item = itemAt(path)
      const ids = item === null ? [] : listIds(listOf(base, item.list) ?? [])
      return { kind: 'move', path, before: placeIn(ids, item?.id ?? ''), behind: body.after.behind }
    }
    case 'put': {
      const before = contentOf(base.files, path[0] ?? '')
      return { kind: 'put', path, ...(before === undefined ? {} : { before }), after: body.after }
    }
    case 'remove-file':
      return { kind: 'remove-file', path, before: contentOf(base.files, path[0] ?? '') ?? body.before }
  }
}
