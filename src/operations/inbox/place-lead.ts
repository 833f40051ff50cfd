import { whoGets } from '#domain/inbox/assignment.ts'
import { JOINS_WITHIN_HOURS, joinedConversation, personKeys } from '#domain/inbox/conversation.ts'
import { leadFacts } from '#domain/inbox/lead-facts.ts'
import { responseDeadlines } from '#domain/inbox/response-clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { NewEvent } from '#storage/inbox/conversation-events.ts'
import type { RunningClock } from '#storage/inbox/conversation-row.ts'
import type { NewLead } from '#storage/lead/leads.ts'
import type { Transaction } from '#storage/transaction.ts'
import { notifyOfLead } from '../notify/notify-of-lead.ts'
import type { SiteRequest } from '../site-request.ts'
import { stopClock } from './act.ts'
import { inboxStaff } from './inbox-staff.ts'
import { limitsOf, placeOf } from './lead-place.ts'
import { leadSummary } from './lead-summary.ts'
import { takeUp } from './take-up.ts'

/**
 * INBOX-1, INBOX-4: puts a stored lead into its person's open conversation, or begins one and assigns it by the site's
 * rules, in the transaction of the lead. A lead that is older than a day is history: it has no clock and no owner.
 */
export async function placeLead(
  request: SiteRequest,
  lead: Omit<NewLead, 'submissionId'> & { readonly id: string },
  within: Transaction,
): Promise<void> {
  const { takenBy = null } = lead
  const news = { key: lead.newsKey ?? `lead ${lead.id}`, by: takenBy?.id ?? null }
  const { platform, site } = request
  const { inbox, leads } = platform.storage.forSite(site)
  const { conversations, events } = inbox
  const { createdAt } = lead
  const now = platform.clock.now()
  const person = personKeys(lead.payload)
  await conversations.lockPerson(person, within)
  const since = new Date(createdAt.getTime() - JOINS_WITHIN_MS)
  const recentConversations = await conversations.ofPerson(person, since, within)
  const summary = leadSummary(site, lead)
  const isHistory = now.getTime() - createdAt.getTime() > JOINS_WITHIN_MS
  const clock = isHistory ? null : clockOf(site, lead)
  const arrived: NewEvent = {
    kind: 'lead',
    at: createdAt,
    by: takenBy && { id: takenBy.id, name: takenBy.name },
    leadId: lead.id,
    data: { category: summary.category, car: summary.carTitle },
  }
  const joined = joinedConversation(createdAt, recentConversations)
  if (joined !== null) {
    await conversations.join(joined, { lead: summary, clock }, now, within)
    await leads.setConversation(lead.id, joined, within)
    await events.add(joined, [arrived], within)
    if (takenBy !== null) await answeredBy(request, joined, takenBy, within)
    if (!isHistory) await notifyOfArrival(request, joined, news, within)
    return
  }
  const routing = isHistory ? null : await assignment(request, lead, within)
  const owner = routing?.owner ?? null
  const id = await conversations.begin(
    summary,
    { clock, assignee: owner?.id ?? null, ruleId: routing?.rule?.id ?? null },
    now,
    within,
  )
  await leads.setConversation(lead.id, id, within)
  const assigned: readonly NewEvent[] =
    routing === null || owner === null
      ? []
      : [
          {
            kind: 'assigned',
            at: now,
            by: null,
            data: { to: owner.id, name: owner.name, rule: routing.rule?.name, because: routing.steps.at(-1)?.because },
          },
        ]
  await events.add(id, [arrived, ...assigned], within)
  if (takenBy !== null) await answeredBy(request, id, takenBy, within)
  if (!isHistory) await notifyOfArrival(request, id, news, within)
}

/** SALES-1: who wrote a lead down has spoken with its buyer, which counts as an answer. */
async function answeredBy(request: SiteRequest, id: string, actor: Actor, within: Transaction): Promise<void> {
  const { platform, site } = request
  const conversation = await platform.storage.forSite(site).inbox.conversations.find(id, within)
  if (conversation === null) return
  const now = platform.clock.now()
  await stopClock(request, conversation, now, within)
  await takeUp(request, { actor, conversation, now, within })
}

/** INBOX-13: its owner hears of a lead; without one, everyone who may take it. */
async function notifyOfArrival(
  request: SiteRequest,
  conversationId: string,
  news: { readonly key: string; readonly by: string | null },
  within: Transaction,
): Promise<void> {
  const { platform, site } = request
  const conversation = await platform.storage.forSite(site).inbox.conversations.find(conversationId, within)
  if (conversation === null) return
  const event = conversation.assignee === null ? 'lead-unassigned' : 'lead-new'
  await notifyOfLead(request, conversation, { event, ...news }, within)
}

const JOINS_WITHIN_MS = JOINS_WITHIN_HOURS * 60 * 60_000

/** INBOX-3. */
function clockOf(site: Site, { locationId, createdAt }: Pick<NewLead, 'locationId' | 'createdAt'>): RunningClock {
  return { since: createdAt, ...responseDeadlines(placeOf(site, locationId), createdAt, limitsOf(site)) }
}

/** Null without rules, which costs one query. */
async function assignment(
  request: SiteRequest,
  { payload, locationId, createdAt }: Pick<NewLead, 'payload' | 'locationId' | 'createdAt'>,
  within: Transaction,
) {
  const { platform, site } = request
  const rules = await platform.storage.forSite(site).inbox.assignment.rules(within)
  if (rules.length === 0) return null
  const { timezone } = placeOf(site, locationId)
  const facts = leadFacts(payload, createdAt, { timezone, region: site.region })
  const inScope = { category: facts.category, locationId, dealershipSlug: payload.dealership_slug }
  return whoGets(rules, facts, await inboxStaff(request, inScope, createdAt, within))
}
