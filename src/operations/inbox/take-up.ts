import { mayAct } from '#domain/inbox/inbox-rights.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'

interface Taking {
  readonly actor: Actor
  readonly conversation: Conversation
  readonly now: Date
  readonly within: Transaction
}

/**
 * INBOX-2, INBOX-4: what a person's first reply changes besides: a new conversation is contacted, and one without an
 * owner belongs to the person who answered. Each is part of the history and of the audit log. A key of the API is
 * nobody's owner.
 */
export async function takeUp(request: SiteRequest, taking: Taking): Promise<void> {
  const { platform, site } = request
  const { actor, conversation, now, within } = taking
  const { conversations, events } = platform.storage.forSite(site).inbox
  const { id, stage } = conversation
  const by = { id: actor.id, name: actor.name }
  if (stage === 'new') {
    await conversations.setStage(id, { stage: 'contacted', reason: null }, now, within)
    const data = { from: stage, to: 'contacted', reason: null, reopens: false }
    await events.add(id, [{ kind: 'stage', at: now, by, data }], within)
    const change = { before: { stage }, after: { stage: 'contacted' } }
    await platform.colleagues.record(site.slug, actor, { action: 'lead.stage', id, ...change }, within)
  }
  await ownIfNobodyDoes(request, 'answered first', taking)
}

/** A conversation without an owner belongs to who answered or sold first; true: it does now. */
export async function ownIfNobodyDoes(
  { platform, site }: SiteRequest,
  because: 'answered first' | 'sold it',
  { actor, conversation, now, within }: Taking,
): Promise<boolean> {
  const { id, assignee, ruleId } = conversation
  if (assignee !== null || actor.kind !== 'member' || !mayAct(actor, site, 'lead.reply', conversation)) return false
  const { conversations, events } = platform.storage.forSite(site).inbox
  await conversations.setAssignee(id, { assignee: actor.id, ruleId, event: 'assigned' }, now, within)
  const data = { from: null, to: actor.id, name: actor.name, because }
  await events.add(id, [{ kind: 'assigned', at: now, by: { id: actor.id, name: actor.name }, data }], within)
  const change = { before: { assignee: null }, after: { assignee: actor.id } }
  await platform.colleagues.record(site.slug, actor, { action: 'lead.assign', id, ...change }, within)
  return true
}
