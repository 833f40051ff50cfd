import { leadFacts } from '#domain/inbox/lead-facts.ts'
import { overdueStep } from '#domain/inbox/overdue.ts'
import { notifyOfLead } from '../notify/notify-of-lead.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import { requestOn } from '../site-request.ts'
import { inboxStaff } from './inbox-staff.ts'
import { placeOf } from './lead-place.ts'

/**
 * INBOX-4, INBOX-13: reassigns or escalates the overdue leads of these sites, each once, as the rule says that gave it away. The
 * row is locked and marked, so several processes do it once too. Who had it and who gets it are notified. Returns the number of leads that moved.
 */
export async function reassignOverdue(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<number> {
  let moved = 0
  const work = await platform.storage.inboxWork(platform.clock.now())
  for (const slug of siteSlugs) {
    const site = work.overdue.includes(slug) ? platform.siteBySlug(slug) : null
    if (!site || signal?.aborted) continue
    const { conversations } = platform.storage.forSite(site).inbox
    for (const id of await conversations.overdue(platform.clock.now(), BATCH)) {
      if (signal?.aborted) break
      if (await reassign(requestOn(platform, site), id)) moved += 1
    }
  }
  return moved
}

/** Conversations of a site in each round. */
const BATCH = 200

async function reassign(request: SiteRequest, id: string): Promise<boolean> {
  const { platform, site } = request
  const { inbox, leads, transaction } = platform.storage.forSite(site)
  const { conversations, events, assignment } = inbox
  return transaction(async (within) => {
    const now = platform.clock.now()
    const before = await conversations.lockOverdue(id, now, within)
    const lead = before && (await leads.ofConversation(id, within)).at(-1)
    if (!before || !lead) return false
    const { timezone } = placeOf(site, before.locationId)
    const facts = leadFacts(lead.payload, new Date(lead.createdAt), { timezone, region: site.region })
    const rules = await assignment.rules(within)
    const staff = await inboxStaff(request, before, now, within)
    const currentOwner = { rule: before.ruleId, owner: before.assignee }
    const step = overdueStep(currentOwner, rules, facts, staff)
    const assignee = step.move === 'stays' ? before.assignee : step.to.id
    await conversations.setAssignee(id, { assignee, ruleId: before.ruleId, event: 'overdue' }, now, within)
    const to = step.move === 'stays' ? null : { to: step.to.id, name: step.to.name }
    const data = { move: step.move, from: before.assignee, ...to, because: step.because }
    await events.add(id, [{ kind: 'overdue', at: now, by: null, data }], within)
    // The person who loses it and the one who gets it, a manager by escalation.
    const owners = step.move === 'stays' ? [before.assignee] : [before.assignee, step.to.id]
    const news = { event: 'lead-overdue', key: `overdue ${id} ${now.getTime()}`, owners } as const
    await notifyOfLead(request, before, { ...news, data: { move: step.move, to: assignee } }, within)
    platform.log.info('lead overdue', { site: site.slug, conversation: id, move: step.move })
    return step.move !== 'stays'
  })
}
