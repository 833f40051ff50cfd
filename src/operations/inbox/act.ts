import { type InboxAction, mayAct } from '#domain/inbox/inbox-rights.ts'
import { businessMinutes } from '#domain/inbox/response-clock.ts'
import type { EventKind, NewEvent } from '#storage/inbox/conversation-events.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'
import { placeOf } from './lead-place.ts'
import { takeUp } from './take-up.ts'
import { checkSeen, guardBefore, NO_GUARD, noteOnce, type WriteGuard } from './write-guard.ts'

/** `not-found` also for a conversation of another site or outside the person's scope (STAFF-5). */
export type Acted<Refusal extends string = never> =
  /** `before`: as the action found it, for Undo (INBOX-6). */
  | { readonly ok: true; readonly conversation: Conversation; readonly before: Conversation }
  | { readonly ok: false; readonly reason: 'not-found' | Refusal }

/** What an action stores; a refusal stores nothing. */
export type Done<Refusal extends string> =
  | {
      readonly event: Omit<NewEvent, 'at' | 'by'>
      /** Undoes another event, so it answers nobody. */
      readonly undoes?: true
      readonly before?: unknown
      readonly after?: unknown
    }
  /** An entry of the audit log alone: the conversation's history shows it in another way. */
  | { readonly audited: unknown }
  | { readonly refused: Refusal }
  | { readonly nothing: true }

/** INBOX-3: the actions of a human that answer a lead. A note or an assignment answers nobody. */
export const ANSWERS: readonly EventKind[] = ['stage', 'call', 'mail-out', 'text-out']

/** INBOX-2: answers that move a new conversation to 'contacted'; setting a stage says itself which one follows. */
const REPLIES: readonly EventKind[] = ANSWERS.filter((kind) => kind !== 'stage')

/**
 * Does one action of a person on a conversation: checks the right, changes the conversation, adds to its history, stops
 * the response clock if the action answers the buyer (INBOX-3), and records it in the audit log (STAFF-8), all in one
 * transaction. Throws `WriteConflict` or `DoneMeanwhile` when the caller's guard refuses the change.
 */
export async function actOn<Refusal extends string>(
  request: StaffRequest,
  {
    id,
    action,
    guard = NO_GUARD,
    clashesWith = [],
    first = async () => {},
  }: {
    readonly id: string
    readonly action: InboxAction
    readonly guard?: WriteGuard | undefined
    /** STAFF-11: what another person may not have done since the person's page was made. */
    readonly clashesWith?: readonly EventKind[]
    /** What is locked before the conversation, so that no two transactions wait for each other. */
    readonly first?: (within: Transaction) => Promise<unknown>
  },
  work: (conversation: Conversation, within: Transaction, now: Date) => Promise<Done<Refusal>>,
): Promise<Acted<Refusal>> {
  const { platform, site, actor } = request
  const { inbox, transaction } = platform.storage.forSite(site)
  return transaction(async (within): Promise<Acted<Refusal>> => {
    await first(within)
    const conversation = await inbox.conversations.lock(id, within)
    if (conversation === null || !mayAct(actor, site, action, conversation)) return { ok: false, reason: 'not-found' }
    const now = platform.clock.now()
    if (await guardBefore(platform, conversation, { ...guard, actor }, within))
      return { ok: true, conversation, before: conversation }
    const { seen } = guard
    if (seen !== undefined) await checkSeen(platform, conversation, { seen, actor, kinds: clashesWith }, within)
    const outcome = await work(conversation, within, now)
    if ('refused' in outcome) return { ok: false, reason: outcome.refused }
    if ('event' in outcome) {
      const { event } = outcome
      if (ANSWERS.includes(event.kind) && !outcome.undoes) await stopClock(request, conversation, now, within)
      await inbox.events.add(id, [{ ...event, at: now, by: { id: actor.id, name: actor.name } }], within)
      if (REPLIES.includes(event.kind)) await takeUp(request, { actor, conversation, now, within })
      await inbox.conversations.touch(id, event.kind, now, within)
      await platform.colleagues.record(
        site.slug,
        actor,
        { action, id, before: outcome.before, after: outcome.after },
        within,
      )
    }
    if ('audited' in outcome) {
      await platform.colleagues.record(site.slug, actor, { action, id, after: outcome.audited }, within)
    }
    await noteOnce(platform, { ...guard, actor }, now, within)
    const after = await inbox.conversations.find(id, within)
    return { ok: true, conversation: after ?? conversation, before: conversation }
  })
}

/** INBOX-3: the first human action ends the wait of every lead of the conversation. */
export async function stopClock(
  { platform, site }: SiteRequest,
  { id, clock, locationId }: Conversation,
  now: Date,
  within: Transaction,
): Promise<void> {
  if (clock === null) return
  const place = placeOf(site, locationId)
  const minutes = (arrivedAt: Date) => businessMinutes(place, arrivedAt, now)
  await platform.storage.forSite(site).inbox.conversations.stopClock(id, minutes, now, within)
}
