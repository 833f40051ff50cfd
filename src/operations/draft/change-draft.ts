import { isSameFile } from '#domain/draft/apply-change.ts'
import type { ChangeBody, DraftChange, DraftFiles, DraftPath } from '#domain/draft/draft-change.ts'
import { isWellFormed } from '#domain/draft/draft-path.ts'
import { changesGuarded, rightFor } from '#domain/draft/draft-rights.ts'
import { mayChange } from '#domain/draft/draft-state.ts'
import type { JsonValue } from '#domain/draft/json-value.ts'
import { lockOn } from '#domain/draft/part-lock.ts'
import { currentOf } from '#domain/draft/replay-changes.ts'
import { lastChangeOf, settleChange, type WantedChange } from '#domain/draft/settle-change.ts'
import { type UndoSteps, undoSteps } from '#domain/draft/undo-steps.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { StaffRequest } from '../staff-request.ts'
import { authorOf, isGroup } from './drafts.ts'
import { onDraft } from './on-draft.ts'
import { type ReadDraft, replayDraft, type VersionBase } from './read-draft.ts'

/** One step: what a person does at once, such as a whole look. */
export interface WantedStep {
  /** Random text for this step: sent twice, it is stored once. */
  readonly key: string
  /** `last` of the draft as the window shows it. */
  readonly seen: number
  readonly changes: readonly WantedChange[]
}

/** STUDIO-9: a change that was not stored, because another person changed the same since. */
export interface Conflict {
  readonly path: DraftPath
  /** The change as it was wanted. */
  readonly mine: WantedChange
  /** What is there; undefined: nothing. */
  readonly theirs: JsonValue | undefined
  /** `null`: it is so in the version that is live. */
  readonly by: string | null
  /** ISO 8601. */
  readonly at: string
}

export type ChangedDraft =
  /** Stored; no `changes`: nothing was different, so there is no step. */
  | ({
      readonly ok: true
      readonly at: Date
      readonly last: number
      readonly changes: readonly DraftChange[]
    } & UndoSteps)
  | { readonly ok: false; readonly reason: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly ok: false; readonly reason: 'locked'; readonly part: string; readonly lockedBy: string }
  /** `closed`: the draft is proposed, scheduled or over. `malformed`: a change that no window makes. */
  | { readonly ok: false; readonly reason: 'closed' | 'malformed' | 'too-many' }

/** Changes that a draft may have: each is replayed for each new one. */
const MOST_CHANGES = 5_000
const MOST_IN_A_STEP = 2_000

/**
 * STUDIO-8, STUDIO-9: stores a step as it is made: whole, or not at all. Throws `Refusal` where the person may not edit a
 * part (STUDIO-15). Null: there is no such draft.
 */
export async function changeDraft(request: StaffRequest, id: string, wanted: WantedStep): Promise<ChangedDraft | null> {
  const { platform, site, actor } = request
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  if (wanted.key === '' || wanted.changes.length > MOST_IN_A_STEP || !wanted.changes.every(isWellFormed))
    return { ok: false, reason: 'malformed' }
  for (const { path } of wanted.changes) authorise(actor, site, rightFor(path), platform.clock.now(), EVERYWHERE)
  return onDraft(request, id, (read, at, within) => storeStep(request, wanted, { read, at, within }))
}

/** A draft that is open in a transaction. */
export interface OpenDraft {
  readonly read: ReadDraft
  readonly at: VersionBase
  readonly within: Transaction
}

async function storeStep(
  request: StaffRequest,
  { key, seen, changes: wanted }: WantedStep,
  open: OpenDraft,
): Promise<ChangedDraft> {
  const { platform, site, actor } = request
  const { drafts } = platform.storage.forSite(site)
  const { read, at, within } = open
  const before = replayDraft(read, at)
  const storedNumbers = await drafts.numbersOf(read.draft.id, key, within)
  if (storedNumbers.length > 0)
    return answer(
      request,
      read,
      read.all.filter(({ number }) => storedNumbers.includes(number)),
    )
  const refused = refusal(request, read, wanted)
  if (refused !== null) return refused
  const since = read.all.filter(({ number }) => number > seen)
  const step: DraftChange[] = []
  const conflicts: Conflict[] = []
  let { files } = before
  for (const each of wanted) {
    const base = { files, inherited: at.base.inherited }
    const settled = settleChange(base, each, since)
    if (!settled.ok) {
      const last = lastChangeOf(read.all, each)
      const current = currentOf(base, each)
      conflicts.push({
        path: each.path,
        mine: each,
        theirs: current,
        by: last?.by.name ?? null,
        at: last?.at ?? at.version.at,
      })
      continue
    }
    if (isSameFiles(files, settled.files)) continue
    files = settled.files
    step.push(factsOf(request, read, settled.body, step.length))
  }
  if (conflicts.length > 0) return { ok: false, reason: 'conflict', conflicts }
  if (step.length === 0) return answer(request, read, [])
  if (changesGuarded(before.files, files)) authorise(actor, site, 'site.guarded', platform.clock.now(), EVERYWHERE)
  return store(request, step, key, open)
}

/** Stores a step that was found good. */
export async function store(
  request: StaffRequest,
  step: readonly DraftChange[],
  key: string,
  { read, within }: OpenDraft,
): Promise<ChangedDraft> {
  const { drafts } = request.platform.storage.forSite(request.site)
  const now = request.platform.clock.now()
  await drafts.addChanges(read.draft.id, step, key, within)
  await drafts.update(read.draft.id, { last: step.at(-1)?.number ?? read.draft.last, changedAt: now }, within)
  const changes = [...read.changes, ...step]
  return answer(request, { draft: { ...read.draft, last: read.draft.last + step.length }, changes }, step)
}

/** Number, step, version, person and time of a change that is about to be stored. */
export function factsOf(request: StaffRequest, { draft }: ReadDraft, body: ChangeBody, at: number): DraftChange {
  const step = draft.last + 1
  const facts = { number: step + at, step, base: draft.base, undone: false, by: authorOf(request.actor) }
  return { ...body, ...facts, at: request.platform.clock.now().toISOString() }
}

/** Why no change may be made in these parts of the draft now; null: they may. */
export function refusal(
  { actor }: Pick<StaffRequest, 'actor'>,
  { draft, locks, all }: ReadDraft,
  wanted: readonly Pick<WantedChange, 'path'>[],
): Extract<ChangedDraft, { readonly ok: false }> | null {
  if (!mayChange(draft)) return { ok: false, reason: 'closed' }
  if (all.length + wanted.length > MOST_CHANGES) return { ok: false, reason: 'too-many' }
  if (isGroup(actor)) return null
  for (const change of wanted) {
    const lock = lockOn(locks, change)
    if (lock !== null) return { ok: false, reason: 'locked', part: lock.part, lockedBy: lock.lockedBy }
  }
  return null
}

export function answer(
  { platform, actor }: StaffRequest,
  { draft, changes }: Pick<ReadDraft, 'draft' | 'changes'>,
  stored: readonly DraftChange[],
): ChangedDraft {
  return { ok: true, at: platform.clock.now(), last: draft.last, changes: stored, ...undoSteps(changes, actor.id) }
}

function isSameFiles(one: DraftFiles, other: DraftFiles): boolean {
  return (
    one === other ||
    (Object.keys(one).length === Object.keys(other).length &&
      Object.entries(one).every(([file, content]) => isSameFile(content, other[file])))
  )
}
