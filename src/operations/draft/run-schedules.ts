import type { Draft } from '#domain/draft/draft-state.ts'
import { inverseOf } from '#domain/draft/inverse.ts'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { describeFault } from '#site/site-fault.ts'
import { notify } from '../notify/notify.ts'
import type { Platform } from '../platform.ts'
import { requestBy, type StaffRequest } from '../staff-request.ts'
import { draftOfChanges } from './draft-of-changes.ts'
import { recordDraft } from './drafts.ts'
import { checkForRelease, type PublishedDraft, putLive } from './publish-draft.ts'
import { versionBase } from './read-draft.ts'

/** STUDIO-14: how long before its start a schedule is checked again. */
const CHECK_MINUTES_BEFORE = 60

/**
 * STUDIO-14: starts and ends the drafts whose time has come, and checks those that start within the hour. What does not
 * pass stays out, opens again, and managers are notified. The rows decide: of two processes, one does it.
 */
export async function runSchedules(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  const now = platform.clock.now()
  const soon = new Date(now.getTime() + CHECK_MINUTES_BEFORE * 60_000)
  for (const { siteSlug, id } of await platform.storage.draftWork(soon)) {
    const site = siteSlugs.includes(siteSlug) ? platform.siteBySlug(siteSlug) : null
    if (site === null || signal?.aborted) continue
    const draft = await platform.storage.forSite(site).drafts.find(id)
    if (draft === null) continue
    const request = requestBy(platform, site, schedulerOf(draft, siteSlug))
    // One whose files cannot be had now is tried again in the next round, and keeps no other one waiting.
    await due(request, draft, now).catch((error: unknown) =>
      platform.log.error('a scheduled draft could not be done', { site: siteSlug, draft: id, error }),
    )
  }
}

async function due(request: StaffRequest, draft: Draft, now: Date): Promise<void> {
  if (draft.state === 'live' && draft.endsAt !== null && draft.endsAt <= now) await end(request, draft)
  else if (draft.state === 'scheduled' && draft.startsAt !== null)
    await (draft.startsAt <= now ? start(request, draft, draft.confirmed) : checkAgain(request, draft))
}

/** Who scheduled it, with the rights that were checked then. */
function schedulerOf({ word, madeBy }: Draft, siteSlug: string): StaffRequest['actor'] {
  const { id, name } = word?.by ?? madeBy
  const nobody = { email: '', address: null, reason: null, secondFactorAt: null }
  return { kind: 'command', id: `schedule of ${id}`, name, siteSlug, roles: [], scope: WHOLE_SITE, ...nobody }
}

/** `confirmed`: the warnings that it goes live with; null: any. */
async function start(request: StaffRequest, draft: Draft, confirmed: readonly string[] | null): Promise<void> {
  const state = draft.endsAt === null ? 'published' : 'live'
  const published = await putLive(
    request,
    draft.id,
    { chosen: null, message: draft.name, confirmed },
    {
      from: 'scheduled',
      after: (version) => ({ state, liveVersion: version, word: draft.word }),
    },
  )
  if (published !== null && !published.ok) await hold(request, draft, published)
}

async function checkAgain(request: StaffRequest, draft: Draft): Promise<void> {
  if (draft.checkedAt !== null) return
  const checked = await checkForRelease(request, draft.id, draft.confirmed)
  if (checked !== null && !checked.ok) return hold(request, draft, checked)
  const { drafts, transaction } = request.platform.storage.forSite(request.site)
  const checkedAt = request.platform.clock.now()
  await transaction((within) => drafts.update(draft.id, { checkedAt }, within))
}

/**
 * Takes back what the schedule put live: a draft of the inverse changes, scheduled for now, in the transaction that ends
 * the first one. A process that is killed after it leaves the rest to the next round.
 */
async function end(request: StaffRequest, draft: Draft): Promise<void> {
  const { platform, site } = request
  const { drafts } = platform.storage.forSite(site)
  const at = draft.liveVersion === null ? null : await versionBase(request, draft.liveVersion)
  if (at === null) return
  const stored = await drafts.changes(draft.id)
  const publishedChanges = stored.filter(({ published }) => published === draft.liveVersion).map(({ change }) => change)
  const filled = await draftOfChanges(
    request,
    { name: `End of ${draft.name}`, at, changes: inverseOf(publishedChanges) },
    async (id, within) => {
      // Of two processes, one ends it.
      if ((await drafts.lock(draft.id, within))?.state !== 'live') return false
      const now = platform.clock.now()
      await drafts.update(draft.id, { state: 'published', changedAt: now }, within)
      await drafts.update(id, { state: 'scheduled', startsAt: draft.endsAt, word: draft.word }, within)
      return true
    },
  )
  const ending = filled.ok ? await drafts.find(filled.id) : null
  // What it brings back was live before, and an offer that is over does not stay for a warning.
  if (ending !== null) await start(request, ending, null)
}

/** Opens a schedule again that cannot go live, and tells managers why. */
async function hold(
  request: StaffRequest,
  draft: Draft,
  refused: Extract<PublishedDraft, { readonly ok: false }>,
): Promise<void> {
  // Another process published at this moment: the next round tries again.
  if (refused.reason === 'overtaken' || refused.reason === 'closed') return
  const { drafts, transaction } = request.platform.storage.forSite(request.site)
  await transaction(async (within) => {
    const locked = await drafts.lock(draft.id, within)
    if (locked?.state !== 'scheduled') return
    const text = reasonOf(refused)
    const word = draft.word && { ...draft.word, text }
    await drafts.update(
      draft.id,
      { state: 'open', word, startsAt: null, endsAt: null, checkedAt: null, confirmed: [] },
      within,
    )
    await recordDraft(request, within, draft.id, { before: { state: 'scheduled' }, after: { held: refused.reason } })
    const data = { feed: draft.name, draftState: 'held', why: text }
    const key = `draft ${draft.id} held ${draft.startsAt?.toISOString() ?? ''}`
    await notify(request, { event: 'draft', key, conversationId: null, place: {}, objectId: draft.id, data }, within)
  })
}

function reasonOf(refused: Extract<PublishedDraft, { readonly ok: false }>): string {
  switch (refused.reason) {
    case 'clashes':
      return `Changed on the site meanwhile: ${refused.clashes.map(({ change }) => change.path.slice(1).join(' › ')).join(', ')}`
    case 'faults':
      return refused.faults.map(describeFault).join('\n')
    case 'pages':
    case 'warnings':
      return [
        ...refused.pages.flatMap(({ title, faults }) => faults.map(({ sentence }) => `${title}: ${sentence}`)),
        ...refused.site.map(({ reason }) => reason),
      ].join('\n')
    case 'locked':
      return `${refused.lock.lockedBy} locked ${refused.lock.part}`
    default:
      return 'It has no changes that could go live'
  }
}
