import type { Stage } from '#domain/inbox/stage.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import { undoSince, undoUntil } from '#domain/undo-until.ts'
import type { ConversationEvent, EventKind } from '#storage/inbox/conversation-events.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'
import { ANSWERS, actOn, type Done } from './act.ts'
import { inboxStaff } from './inbox-staff.ts'

/** What the history keeps of a new owner, to undo it. */
export interface OwnerUndo {
  readonly step: string
  readonly ruleId: string | null
}

/** What the history keeps of a new stage, to undo it: the clock that it stopped, so that a new lead waits on as before. */
export interface StageUndo {
  readonly step: string
  readonly reason: string | null
  readonly clock: Conversation['clock']
}

export interface UndoneLeads {
  /** Number of conversations that are as before. */
  readonly undone: number
  /** Number of those that a person changed since, and that stay. */
  readonly kept: number
}

/** STAFF-12: the step of an event of a history, and until when it can be undone; null: it cannot. */
export function undoOf(
  history: readonly ConversationEvent[],
  event: ConversationEvent,
  now: Date,
): { readonly step: string; readonly until: Date } | null {
  const until = undoUntil(new Date(event.at), now)
  const { step } = (event.data['undo'] ?? {}) as Partial<OwnerUndo>
  const last = history.findLast(({ kind, by }) => by !== null && overBy(event.kind).includes(kind))
  return until && step !== undefined && last === event ? { step, until } : null
}

/** What a person may have done since, so that nothing is undone. */
function overBy(kind: EventKind): readonly EventKind[] {
  return kind === 'stage' ? ANSWERS : ['assigned']
}

/**
 * STAFF-12, CR-C10: puts back what a step did within the last hour: owners of leads, or a stage with its response clock.
 * Null: there is no such step, or it is too late.
 */
export async function undoLeadStep(request: StaffRequest, step: string): Promise<UndoneLeads | null> {
  const { platform, site } = request
  const events = await platform.storage.forSite(site).inbox.events.ofStep(step, undoSince(platform.clock.now()))
  let [undone, kept] = [0, 0]
  for (const event of events) {
    const { conversationId: id } = event
    const isStage = event.kind === 'stage'
    const result = await actOn(
      request,
      { id, action: isStage ? 'lead.stage' : 'lead.assign' },
      (before, within, now) =>
        isStage
          ? putStageBack(request, { event, before }, now, within)
          : putOwnerBack(request, { event, before }, now, within),
    )
    if (result.ok) undone += 1
    else if (result.reason === 'changed-since') kept += 1
  }
  if (events.length > 0 && undone + kept === 0) throw new Refusal('absent', 'lead.stage')
  return events.length === 0 ? null : { undone, kept }
}

interface Undoing {
  readonly event: ConversationEvent
  readonly before: Conversation
}

async function putStageBack(
  { platform, site }: SiteRequest,
  { event, before: { id, stage } }: Undoing,
  now: Date,
  within: Transaction,
): Promise<Done<'changed-since'>> {
  const { conversations, events } = platform.storage.forSite(site).inbox
  // `setStage` wrote it.
  const { from, to, undo } = event.data as { from: Stage; to: Stage; undo: StageUndo }
  const later = await events.lastSince(id, { seen: event.id, kinds: overBy('stage'), notBy: null }, within)
  if (stage !== to || later !== null) return { refused: 'changed-since' }
  await conversations.setStage(id, { stage: from, reason: undo.reason }, now, within)
  if (undo.clock) await conversations.restartClock(id, clockOf(undo.clock), new Date(event.at), within)
  const data = { from: to, to: from, reason: undo.reason, reopens: false, undoes: true }
  return { event: { kind: 'stage', data }, undoes: true, before: { stage: to }, after: { stage: from } }
}

/** The history is JSON, so its times are text. */
export function clockOf({
  since,
  amberAt,
  targetAt,
  overdueAt,
}: NonNullable<Conversation['clock']>): Conversation['clock'] {
  const instant = (stored: Date | null) => (stored === null ? null : new Date(stored))
  return {
    since: new Date(since),
    amberAt: instant(amberAt),
    targetAt: instant(targetAt),
    overdueAt: instant(overdueAt),
  }
}

async function putOwnerBack(
  request: SiteRequest,
  { event, before }: Undoing,
  now: Date,
  within: Transaction,
): Promise<Done<'changed-since'>> {
  const { conversations, events } = request.platform.storage.forSite(request.site).inbox
  // `assign` wrote it.
  const { from, to, undo } = event.data as { from: string | null; to: string | null; undo: OwnerUndo }
  const later = await events.lastSince(before.id, { seen: event.id, kinds: overBy('assigned'), notBy: null }, within)
  const { people } = await inboxStaff(request, before, now, within)
  const owner = people.find(({ id, mayAnswer }) => id === from && mayAnswer)
  if (before.assignee !== to || later !== null || (from !== null && !owner)) return { refused: 'changed-since' }
  await conversations.setAssignee(before.id, { assignee: from, ruleId: undo.ruleId, event: 'assigned' }, now, within)
  const data = { from: to, to: from, name: owner?.name ?? null, undoes: true }
  return { event: { kind: 'assigned', data }, undoes: true, before: { assignee: to }, after: { assignee: from } }
}
