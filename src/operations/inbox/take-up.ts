import { mayAct } from '#domain/inbox/inbox-rights.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'

/**
 * INBOX-2, INBOX-4: what a person's first reply changes besides: a new conversation is contacted, and one without an
 * owner belongs to the person who answered. Each is part of the history and of the audit log. A key of the API is
 * nobody's owner.
 */
export async function takeUp(
  platform: Platform,
  site: Site,
  {
    actor,
    conversation,
    now,
    within,
  }: {
    readonly actor: Actor
    readonly conversation: Conversation
    readonly now: Date
    readonly within: Transaction
  },
): Promise<void> {
  const { conversations, events } = platform.storage.forSite(site).inbox
  const { id, stage, assignee, ruleId } = conversation
  const by = { id: actor.id, name: actor.name }
  if (stage === 'new') {
    await conversations.setStage(id, 'contacted', null, now, within)
    const data = { from: stage, to: 'contacted', reason: null, reopens: false }
    await events.add(id, [{ kind: 'stage', at: now, by, data }], within)
    const change = { before: { stage }, after: { stage: 'contacted' } }
    await platform.colleagues.record(site.slug, actor, { action: 'lead.stage', id, ...change }, within)
  }
  if (assignee === null && actor.kind === 'member' && mayAct(actor, site, 'lead.reply', conversation)) {
    await conversations.setAssignee(id, { assignee: actor.id, ruleId, event: 'assigned' }, now, within)
    const data = { from: null, to: actor.id, name: actor.name, because: 'answered first' }
    await events.add(id, [{ kind: 'assigned', at: now, by, data }], within)
    const change = { before: { assignee: null }, after: { assignee: actor.id } }
    await platform.colleagues.record(site.slug, actor, { action: 'lead.assign', id, ...change }, within)
  }
}
