import { instantOfLocal } from '#domain/date/zoned-instant.ts'
import type { Draft } from '#domain/draft/draft-state.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { StaffRequest } from '../staff-request.ts'
import { authorOf, recordDraft } from './drafts.ts'
import { checkForRelease, type Unpublished } from './publish-draft.ts'

/** Local times in the site's zone, as a form has them: '2026-12-20T09:00'. */
export interface WantedSchedule {
  readonly startsAt: string
  /** Null: it stays. */
  readonly endsAt: string | null
  /** STUDIO-12: sentences of the warnings that it goes live with; left out: none. */
  readonly confirmed?: readonly string[]
}

export type ScheduledDraft =
  | { readonly ok: true; readonly startsAt: Date; readonly endsAt: Date | null }
  | Unpublished
  /** No such time, a start in the past, or an end before the start. */
  | { readonly ok: false; readonly reason: 'times'; readonly of: 'startsAt' | 'endsAt' }
  /** `closed`: the draft is over or scheduled; `overtaken`: it changed at this moment. */
  | { readonly ok: false; readonly reason: 'closed' | 'nothing' | 'overtaken' }

/**
 * STUDIO-14: lets a draft go live, and end, at set instants. It is checked now as a publication would be; the round of
 * `runSchedules` checks it again. Null: there is no such draft.
 */
export async function scheduleDraft(
  request: StaffRequest,
  id: string,
  wanted: WantedSchedule,
): Promise<ScheduledDraft | null> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'site.publish', now, EVERYWHERE)
  const startsAt = instantOf(wanted.startsAt, site.timezone)
  const endsAt = wanted.endsAt === null ? null : instantOf(wanted.endsAt, site.timezone)
  if (startsAt === null || startsAt <= now) return { ok: false, reason: 'times', of: 'startsAt' }
  if (wanted.endsAt !== null && (endsAt === null || endsAt <= startsAt))
    return { ok: false, reason: 'times', of: 'endsAt' }
  const { drafts, transaction } = platform.storage.forSite(site)
  const checked = await drafts.find(id)
  const { confirmed = [] } = wanted
  const refused = await checkForRelease(request, id, confirmed)
  if (refused === null || !refused.ok) return refused
  return transaction(async (within) => {
    const draft = await drafts.lock(id, within)
    if (draft === null) return null
    if (draft.state !== 'open' && draft.state !== 'proposed') return { ok: false, reason: 'closed' }
    if (checked === null || !isSame(draft, checked)) return { ok: false, reason: 'overtaken' }
    // Its last words name who scheduled it, for the version that it makes.
    const word = { by: authorOf(actor), text: '' }
    const schedule = { startsAt, endsAt, checkedAt: null, confirmed }
    await drafts.update(id, { state: 'scheduled', ...schedule, word, changedAt: now }, within)
    const times = { scheduled: startsAt.toISOString(), ends: endsAt?.toISOString() ?? null }
    await recordDraft(request, within, id, { before: { state: draft.state }, after: { ...times, confirmed } })
    return { ok: true, startsAt, endsAt }
  })
}

/** Whether a draft is as it was checked. */
function isSame(one: Draft, other: Draft): boolean {
  return one.last === other.last && one.changedAt.getTime() === other.changedAt.getTime()
}

function instantOf(local: string, timeZone: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/.exec(local)
  if (match === null || Number.isNaN(Date.parse(`${match[1]}T00:00:00Z`))) return null
  return instantOfLocal(match[1]!, Number(match[2]) * 60 + Number(match[3]), timeZone)
}
