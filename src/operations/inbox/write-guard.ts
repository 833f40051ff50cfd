import type { Actor } from '#domain/staff/actor.ts'
import type { ConversationEvent, EventKind } from '#storage/inbox/conversation-events.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'

/** What a caller demands of a change. */
export interface WriteGuard {
  /** Version that the conversation must still have; null: any. */
  readonly version: string | null
  /** Makes a repeated call change nothing; null: every call counts. */
  readonly once: { readonly onceKey: string; readonly fingerprint: string } | null
  /** STAFF-11: id of the last event of the history that the person's page had; without it, what came later is not looked at. */
  readonly seen?: string | undefined
  /** STAFF-11: the owner that the person's page had; without it, any. */
  readonly owner?: string | null | undefined
}

export const NO_GUARD: WriteGuard = { version: null, once: null }

/** `changed`: the conversation has another version. `other-call`: the Idempotency-Key belongs to another call. */
export class WriteConflict extends Error {
  readonly reason: 'changed' | 'other-call'

  constructor(reason: 'changed' | 'other-call') {
    super(reason)
    this.name = 'WriteConflict'
    this.reason = reason
  }
}

/** STAFF-11: what another person did to the conversation after the page was made that asks for a change. */
export class DoneMeanwhile extends Error {
  readonly event: ConversationEvent

  constructor(event: ConversationEvent) {
    super('Another person was quicker.')
    this.name = 'DoneMeanwhile'
    this.event = event
  }
}

/** Throws `DoneMeanwhile` if another person has done something of these kinds since. */
export async function checkSeen(
  { storage }: Platform,
  { id }: Conversation,
  { seen, actor, kinds }: { readonly seen: string; readonly actor: Actor; readonly kinds: readonly EventKind[] },
  within: Transaction,
): Promise<void> {
  const { events } = storage.forSite({ slug: actor.siteSlug }).inbox
  const later = await events.lastSince(id, { seen, kinds, notBy: actor.id }, within)
  if (later !== null) throw new DoneMeanwhile(later)
}

/** Version of a conversation: another one after each change. */
export function versionOf({ changedAt, leads, stage, assignee, lastEvent }: Conversation): string {
  return [changedAt.getTime().toString(36), leads, stage, lastEvent.kind, assignee ?? 'unassigned'].join('.')
}

type Guarded = WriteGuard & { readonly actor: Actor }

/** True if this very call was stored before, so nothing is left to do. Throws `WriteConflict`. */
export async function guardBefore(
  platform: Platform,
  conversation: Conversation,
  { actor, version, once }: Guarded,
  within: Transaction,
): Promise<boolean> {
  if (once !== null) {
    const { apiWrites } = platform.storage.forSite({ slug: actor.siteSlug })
    const earlier = await apiWrites.fingerprint({ keyId: actor.id, ...once }, within)
    if (earlier === once.fingerprint) return true
    if (earlier !== null) throw new WriteConflict('other-call')
  }
  if (version !== null && version !== versionOf(conversation)) throw new WriteConflict('changed')
  return false
}

/** Stores the Idempotency-Key in the transaction of the change: both are stored or neither. */
export async function noteOnce(
  platform: Platform,
  { actor, once }: Guarded,
  now: Date,
  within: Transaction,
): Promise<void> {
  if (once === null) return
  const { apiWrites } = platform.storage.forSite({ slug: actor.siteSlug })
  await apiWrites.dropBefore(new Date(now.getTime() - ONCE_HOURS * 60 * 60_000), within)
  if (!(await apiWrites.add({ keyId: actor.id, ...once }, now, within))) throw new WriteConflict('other-call')
}

/** How long an Idempotency-Key is remembered. */
const ONCE_HOURS = 24
