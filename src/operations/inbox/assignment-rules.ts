import { type Assignment, type Team, whoGets } from '#domain/inbox/assignment.ts'
import type { AssignmentRule, LeadFacts } from '#domain/inbox/assignment-rule.ts'
import { readAssignmentRules } from '#domain/inbox/assignment-rule-schema.ts'
import { leadFacts } from '#domain/inbox/lead-facts.ts'
import type { RuleKnown } from '#domain/inbox/rule-known.ts'
import { afterStep, type RefusedStep, type RuleStep } from '#domain/inbox/rule-step.ts'
import { ruleWithoutTarget } from '#domain/inbox/rule-targets.ts'
import { may } from '#domain/staff/actor.ts'
import type { Leave } from '#storage/inbox/assignment-rules.ts'
import { searchesInStock } from '../listing/searches-in-stock.ts'
import type { StaffRequest } from '../staff-request.ts'
import { inboxStaff } from './inbox-staff.ts'
import { placeOf } from './lead-place.ts'
import { withRuleWriter } from './rule-writer.ts'

export type SavedRules =
  | { readonly ok: true; readonly rules: readonly AssignmentRule[] }
  | { readonly ok: false; readonly reason: 'not-allowed' | 'invalid'; readonly message: string }

/** INBOX-4: the rules of a site in order, with what its rules can name; null: the person may not see them. */
export async function showAssignmentRules({ platform, site, actor }: StaffRequest) {
  if (!may(actor, site, 'inbox.rules')) return null
  const { assignment } = platform.storage.forSite(site).inbox
  const people = (await platform.colleagues.of(site.slug)).filter((each) => may(each, site, 'lead.reply'))
  const choices: RuleKnown = {
    region: site.region,
    locations: site.locations,
    people: people.map(({ id, name }) => ({ id, name })),
    teams: await assignment.teams(),
    makes: (await searchesInStock(platform, site)).makes.map(({ title }) => title),
  }
  return { rules: await assignment.rules(), known: choices }
}

/** INBOX-4, STAFF-11: a step on the rules as they are at that moment, so that several people's steps all count. */
export async function stepAssignmentRules(request: StaffRequest, step: RuleStep): Promise<SavedRules | RefusedStep> {
  const outcome = await changeRules(request, step)
  if (outcome.ok || outcome.reason !== 'clash' || step.do !== 'change') return outcome
  return { ...outcome, clashes: await withRuleWriter(request, step, outcome.clashes) }
}

/** S3-10: reads, changes and stores the rules in one transaction that has locked them. */
async function changeRules({ platform, site, actor }: StaffRequest, step: RuleStep): Promise<SavedRules | RefusedStep> {
  if (!may(actor, site, 'inbox.rules'))
    return { ok: false, reason: 'not-allowed', message: 'You may not change rules.' }
  const { inbox, transaction } = platform.storage.forSite(site)
  return transaction(async (within): Promise<SavedRules | RefusedStep> => {
    await inbox.assignment.lockRules(within)
    const before = await inbox.assignment.rules(within)
    const changed = afterStep(before, step)
    if (!('rules' in changed)) return changed
    const read = readAssignmentRules(changed.rules)
    if (!read.ok) return { ok: false, reason: 'invalid', message: read.message }
    const { rules } = read
    if (JSON.stringify(rules) === JSON.stringify(before)) return { ok: true, rules }
    const people = (await platform.colleagues.of(site.slug, within)).filter((each) => may(each, site, 'lead.reply'))
    const teams = await inbox.assignment.teams(within)
    const targets = { people: new Set(people.map(({ id }) => id)), teams: new Set(teams.map(({ id }) => id)) }
    const lost = ruleWithoutTarget(rules, before, targets)
    if (lost !== null) {
      const message = `The person or team of the rule '${lost.name}' does not answer leads here. Choose another one.`
      return { ok: false, reason: 'invalid', message }
    }
    await inbox.assignment.replaceRules(rules, within)
    const audited = { action: 'inbox.rules', id: 'rules', before, after: rules } as const
    await platform.colleagues.record(site.slug, actor, audited, within)
    return { ok: true, rules }
  })
}

/** INBOX-4: stores a site's teams. False: the person may not. */
export async function saveTeams({ platform, site, actor }: StaffRequest, teams: readonly Team[]): Promise<boolean> {
  if (!may(actor, site, 'inbox.rules')) return false
  const { inbox, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    const before = await inbox.assignment.teams(within)
    await inbox.assignment.replaceTeams(teams, within)
    await platform.colleagues.record(
      site.slug,
      actor,
      { action: 'inbox.rules', id: 'teams', before, after: teams },
      within,
    )
  })
  return true
}

/** INBOX-4: stores when a person is on leave. People set their own; others need the right. False: not allowed. */
export async function saveLeave(
  { platform, site, actor }: StaffRequest,
  person: string,
  leave: readonly Omit<Leave, 'person'>[],
): Promise<boolean> {
  const isOwn = actor.id === person && may(actor, site, 'lead.read')
  if (!isOwn && !may(actor, site, 'inbox.rules')) return false
  const { inbox, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    await inbox.assignment.setLeave(person, leave, within)
    await platform.colleagues.record(
      site.slug,
      actor,
      { action: 'inbox.rules', id: `leave ${person}`, after: leave },
      within,
    )
  })
  return true
}

/**
 * INBOX-4: 'Who would get this lead?' For rules that need not be saved, and a made-up lead or a stored one by its id.
 * Null: the person may not see the rules, or there is no such lead.
 */
export async function explainAssignment(
  request: StaffRequest,
  rules: readonly AssignmentRule[],
  lead: LeadFacts | { readonly leadId: string },
): Promise<Assignment | null> {
  const { platform, site, actor } = request
  if (!may(actor, site, 'inbox.rules')) return null
  const { leads, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const stored = 'leadId' in lead ? await leads.find(lead.leadId, within) : null
    if ('leadId' in lead && stored === null) return null
    const now = platform.clock.now()
    const { timezone } = placeOf(site, stored?.locationId ?? null)
    const facts =
      'leadId' in lead && stored
        ? leadFacts(stored.payload, new Date(stored.createdAt), { timezone, region: site.region })
        : (lead as LeadFacts)
    const dealershipSlug =
      stored?.payload.dealership_slug ??
      site.locations.find(({ id }) => id === facts.locationId)?.dealershipSlug ??
      null
    const staff = await inboxStaff(request, { ...facts, dealershipSlug }, now, within)
    return whoGets(rules, facts, staff)
  })
}
