import { type LeftOut, leftOut } from '#domain/draft/built-on.ts'
import { changesGuarded } from '#domain/draft/draft-rights.ts'
import { type Draft, isOver } from '#domain/draft/draft-state.ts'
import { lockOn, type PartLock } from '#domain/draft/part-lock.ts'
import { type Clash, newClashes, replayChanges } from '#domain/draft/replay-changes.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { stageDraft } from '#site/published/stage-draft.ts'
import type { VersionRecord } from '#site/published/version-records.ts'
import type { SiteFault } from '#site/site-fault.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type DraftFindings, draftFindings, hasFault, hasUnread, shownFindings } from './draft-findings.ts'
import { isGroup, recordDraft } from './drafts.ts'
import { type ReadDraft, readDraft, replayDraft, type VersionBase, versionBase } from './read-draft.ts'

export interface WantedPublication {
  /** Numbers of the changes that go live; null: all. The others stay in the draft (STUDIO-11). */
  readonly chosen: readonly number[] | null
  /** For the history of versions. */
  readonly message: string
  /** STUDIO-12: sentences of the warnings that the person has read and publishes with; left out: none. */
  readonly confirmed?: readonly string[]
}

export type PublishedDraft =
  | { readonly ok: true; readonly version: number }
  | Unpublished
  /** Nothing would change for visitors. */
  | { readonly ok: false; readonly reason: 'nothing' | 'closed' }
  /** A colleague published at this moment: look again. */
  | { readonly ok: false; readonly reason: 'overtaken' }

/** Why a draft cannot go live as it is. */
export type Unpublished =
  | { readonly ok: false; readonly reason: 'clashes'; readonly clashes: readonly Clash[] }
  | { readonly ok: false; readonly reason: 'left-out'; readonly leftOut: readonly LeftOut[] }
  | { readonly ok: false; readonly reason: 'locked'; readonly lock: PartLock }
  | { readonly ok: false; readonly reason: 'faults'; readonly faults: readonly SiteFault[] }
  /** STUDIO-12: pages that would have a fault which the live ones do not have, with their warnings. */
  | ({ readonly ok: false; readonly reason: 'pages' } & DraftFindings)
  /** The same with warnings alone, some of which nobody has confirmed. */
  | ({ readonly ok: false; readonly reason: 'warnings' } & DraftFindings)

/**
 * STUDIO-11, STUDIO-12: what is in the way of publishing, or which pages it touches and what is to confirm: the whole site
 * checked as it would be, on the version that is live. Null: there is no such draft.
 */
export async function checkDraft(
  request: StaffRequest,
  id: string,
  chosen: readonly number[] | null,
): Promise<({ readonly ok: true } & DraftFindings) | Unpublished | null> {
  authorise(request.actor, request.site, 'content.edit', request.platform.clock.now(), EVERYWHERE)
  const prepared = await prepare(request, id, chosen)
  if (prepared === null || !prepared.ok) return prepared
  await prepared.staged.discard()
  return { ok: true, ...prepared.found }
}

/** Whether all of a draft could go live now, by this person, with these warnings. Null: there is no such draft. */
export async function checkForRelease(
  request: StaffRequest,
  id: string,
  confirmed: readonly string[],
): Promise<{ readonly ok: true } | Unpublished | { readonly ok: false; readonly reason: 'nothing' } | null> {
  const prepared = await prepare(request, id, null)
  if (prepared === null || !prepared.ok) return prepared
  await prepared.staged.discard()
  if (prepared.isGuarded)
    authorise(request.actor, request.site, 'site.guarded', request.platform.clock.now(), EVERYWHERE)
  if (prepared.numbers.length === 0) return { ok: false, reason: 'nothing' }
  if (!hasUnread(prepared.found, confirmed)) return { ok: true }
  return { ok: false, reason: 'warnings', ...shownFindings(prepared.found) }
}

/**
 * STUDIO-13: makes one version of an open draft's changes, on the version that is live. Changes, version and their record
 * are one transaction; the files are stored before, so a process that is killed leaves the version before. A proposed
 * draft is approved instead, as its publisher saw it (STUDIO-15). Null: there is no such draft.
 */
export async function publishDraft(
  request: StaffRequest,
  id: string,
  wanted: WantedPublication,
): Promise<PublishedDraft | null> {
  authorise(request.actor, request.site, 'site.publish', request.platform.clock.now(), EVERYWHERE)
  return putLive(request, id, { confirmed: [], ...wanted }, { from: 'open' })
}

export interface GoingLive {
  /** The only state that a draft goes live from so. */
  readonly from: Draft['state']
  /** What else becomes of the draft, in the transaction of the version. */
  readonly after?: (version: number) => Partial<Draft>
}

/** Publishes a draft whose right to go live was checked. */
export async function putLive(
  request: StaffRequest,
  id: string,
  {
    chosen,
    message,
    confirmed = null,
  }: Omit<WantedPublication, 'confirmed'> & { readonly confirmed?: readonly string[] | null },
  { from, after = () => ({}) }: GoingLive,
): Promise<PublishedDraft | null> {
  const { platform, site, actor } = request
  const prepared = await prepare(request, id, chosen)
  if (prepared === null || !prepared.ok) return prepared
  const { read, live, staged, found, numbers, rest, isGuarded } = prepared
  try {
    if (read.draft.state !== from) return { ok: false, reason: 'closed' }
    if (confirmed !== null && hasUnread(found, confirmed))
      return { ok: false, reason: 'warnings', ...shownFindings(found) }
    if (isGuarded) authorise(actor, site, 'site.guarded', platform.clock.now(), EVERYWHERE)
    if (numbers.length === 0) return { ok: false, reason: 'nothing' }
    await staged.store()
    const now = platform.clock.now()
    const record: VersionRecord = {
      number: live.version.number + 1,
      at: now.toISOString(),
      by: actor.name,
      message,
      restores: null,
      // The folder is as it was: it goes live when it is saved again, or becomes a draft (STUDIO-19).
      draft: live.version.draft,
      files: staged.files,
      fromDraft: id,
    }
    const { drafts, transaction } = platform.storage.forSite(site)
    const isStored = await transaction(async (within) => {
      const locked = await readDraft(request, id, within)
      if (locked === null || !isSameDraft(locked, read)) return false
      if (!(await platform.storage.publishedVersions.addWithin(within, site.slug, record))) return false
      await drafts.markPublished(id, numbers, record.number, within)
      const state = rest.length === 0 ? 'published' : 'open'
      const facts = { base: record.number, state, changedAt: now, word: null, ...after(record.number) } as const
      await drafts.update(id, facts, within)
      await recordDraft(request, within, id, {
        before: { base: live.version.number },
        after: { version: record.number },
      })
      return true
    })
    if (!isStored) return { ok: false, reason: 'overtaken' }
    await platform.publications.history.refresh(site.slug)
    await platform.publications.look()
    return { ok: true, version: record.number }
  } finally {
    await staged.discard()
  }
}

/** Whether a draft is as it was checked. */
function isSameDraft(one: ReadDraft, other: ReadDraft): boolean {
  const text = ({ draft, changes }: ReadDraft) =>
    JSON.stringify([draft.state, draft.base, changes.map(({ number, undone }) => [number, undone])])
  return text(one) === text(other)
}

/** A draft that passed every check, as it would go live. */
interface Prepared {
  readonly ok: true
  readonly read: ReadDraft
  readonly live: VersionBase
  readonly staged: Awaited<ReturnType<typeof stageDraft>>
  /** The pages that visitors would see differently (STUDIO-11), and what to confirm. */
  readonly found: DraftFindings
  /** Changes that go live. */
  readonly numbers: readonly number[]
  /** Open changes that stay. */
  readonly rest: readonly number[]
  readonly isGuarded: boolean
}

async function prepare(
  request: StaffRequest,
  id: string,
  wanted: readonly number[] | null,
): Promise<Prepared | Unpublished | null> {
  const { platform, actor } = request
  const read = await readDraft(request, id)
  const live = read === null || isOver(read.draft) ? null : await versionBase(request, 'newest')
  if (read === null || live === null) return null
  const open = read.changes.filter(({ undone }) => !undone).map(({ number }) => number)
  const numbers = wanted === null ? open : open.filter((number) => wanted.includes(number))
  const chosen = new Set(numbers)
  const onLive = { ...read, draft: { ...read.draft, base: live.version.number } }
  const whole = replayDraft(onLive, live)
  const clashes = whole.clashes.filter(({ change }) => chosen.has(change.number))
  if (clashes.length > 0) return { ok: false, reason: 'clashes', clashes }
  const missing = leftOut(read.changes, chosen)
  if (missing.length > 0) return { ok: false, reason: 'left-out', leftOut: missing }
  const part = replayChanges(live.base, live.version.number, read.changes, chosen)
  const alone = newClashes(whole, part)
  if (alone.length > 0) return { ok: false, reason: 'clashes', clashes: alone }
  if (!isGroup(actor)) {
    for (const change of read.changes) {
      const lock = chosen.has(change.number) ? lockOn(read.locks, change) : null
      if (lock !== null) return { ok: false, reason: 'locked', lock }
    }
  }
  const staged = await stageDraft(part.files, {
    version: live.version,
    base: live.base.files,
    stored: platform.publications.files,
    lawAt: platform.clock.now(),
  })
  const good = staged.read
  const faults = good.ok ? await platform.publications.hostFaults(good.site) : good.faults
  if (!good.ok || faults.length > 0) {
    await staged.discard()
    return { ok: false, reason: 'faults', faults }
  }
  const findings = await draftFindings(request, live, { good, files: staged.files })
  if (hasFault(findings)) {
    await staged.discard()
    return { ok: false, reason: 'pages', ...shownFindings(findings) }
  }
  const isGuarded = changesGuarded(live.base.files, part.files)
  return {
    ok: true,
    found: findings,
    read,
    live,
    staged,
    numbers,
    rest: open.filter((each) => !chosen.has(each)),
    isGuarded,
  }
}

/** Moves a draft to the version that is live. What clashes there waits. Null: there is no such draft. */
export async function rebaseDraft(request: StaffRequest, id: string): Promise<readonly Clash[] | null> {
  const { platform, site, actor } = request
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  const live = await versionBase(request, 'newest')
  if (live === null) return null
  const { drafts, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const read = await readDraft(request, id, within)
    if (read === null || isOver(read.draft)) return null
    const draft = { ...read.draft, base: live.version.number }
    await drafts.update(id, { base: draft.base }, within)
    return replayDraft({ ...read, draft }, live).clashes
  })
}
