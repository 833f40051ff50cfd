import { applyChange } from '#domain/draft/apply-change.ts'
import type { ChangeBody, DraftFiles } from '#domain/draft/draft-change.ts'
import { changesGuarded, rightFor } from '#domain/draft/draft-rights.ts'
import { lockOn, type PartLock } from '#domain/draft/part-lock.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Transaction } from '#storage/transaction.ts'
import { addDraft, authorOf, isGroup } from './drafts.ts'
import type { DraftRequest, VersionBase } from './read-draft.ts'

export type FilledDraft =
  | { readonly ok: true; readonly id: string; readonly changes: number }
  /** `nothing`: the two are the same. `no-version`: the site has none of this number. */
  | { readonly ok: false; readonly reason: 'nothing' | 'no-version' }
  | { readonly ok: false; readonly reason: 'locked'; readonly lock: PartLock }

export interface WantedDraft {
  readonly name: string
  /** The version that the changes are against. */
  readonly at: VersionBase
  readonly changes: readonly ChangeBody[]
  readonly id?: string
}

/**
 * Makes a draft of changes against a version, as one step: a pushed folder, a version that is restored. `alongside`: what
 * is stored with it; false: another process was faster, and nothing is stored.
 */
export async function draftOfChanges(
  request: DraftRequest,
  { name, at, changes, id = request.platform.randomId() }: WantedDraft,
  alongside: (id: string, within: Transaction) => Promise<boolean> = async () => true,
): Promise<FilledDraft> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'content.edit', now, EVERYWHERE)
  if (changes.length === 0) return { ok: false, reason: 'nothing' }
  for (const { path } of changes) authorise(actor, site, rightFor(path), now, EVERYWHERE)
  if (changesGuarded(at.base.files, appliedTo(at, changes))) authorise(actor, site, 'site.guarded', now, EVERYWHERE)
  const { drafts, partLocks, transaction } = platform.storage.forSite(site)
  return transaction(async (within): Promise<FilledDraft> => {
    const locks = isGroup(actor) ? [] : await partLocks.all(within)
    for (const change of changes) {
      const lock = lockOn(locks, change)
      if (lock !== null) return { ok: false, reason: 'locked', lock }
    }
    const base = at.version.number
    const facts = { step: 1, base, by: authorOf(actor), at: now.toISOString(), undone: false }
    await addDraft(request, { id, name, base }, within)
    const stored = changes.map((body, index) => ({ ...body, ...facts, number: index + 1 }))
    await drafts.addChanges(id, stored, 'made with it', within)
    await drafts.update(id, { last: changes.length }, within)
    if (!(await alongside(id, within))) throw new Overtaken()
    return { ok: true, id, changes: changes.length }
  }).catch((error: unknown) => {
    if (error instanceof Overtaken) return { ok: false, reason: 'nothing' }
    throw error
  })
}

/** Ends the transaction. */
class Overtaken extends Error {}

function appliedTo({ base }: VersionBase, changes: readonly ChangeBody[]): DraftFiles {
  return changes.reduce((files, change) => {
    const applied = applyChange({ files, inherited: base.inherited }, change)
    return applied.ok ? applied.files : files
  }, base.files)
}
