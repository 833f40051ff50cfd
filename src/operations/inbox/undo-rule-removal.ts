import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import { may } from '#domain/staff/actor.ts'
import { undoSince, undoUntil } from '#domain/undo-until.ts'
import type { StaffRequest } from '../staff-request.ts'
import { stepAssignmentRules } from './assignment-rules.ts'

/** A rule that a person removed, and that can come back until `until`. */
export interface RemovedRule {
  readonly rule: AssignmentRule
  /** Its place in the order before, from 0. */
  readonly at: number
  readonly by: string
  readonly until: Date
}

/** STAFF-12: rules of lead routing removed within the last hour, by the audit log, the latest first. */
export async function removedRules({ platform, site, actor, now }: StaffRequest): Promise<readonly RemovedRule[]> {
  if (!may(actor, site, 'inbox.rules')) return []
  const storage = platform.storage.forSite(site)
  const here = new Set((await storage.inbox.assignment.rules()).map(({ id }) => id))
  const changes = await storage.audit.of({ kind: 'inbox', id: 'rules' }, { since: undoSince(now), most: MOST })
  const removals = changes.flatMap(({ at, by, before, after }) => {
    const until = undoUntil(at, now)
    // `changeAssignmentRules` wrote them.
    const stayed = new Set((after as readonly AssignmentRule[]).map(({ id }) => id))
    const all = (before as readonly AssignmentRule[]).map((rule, index) => ({ rule, at: index }))
    return all.flatMap((each) => (until && !stayed.has(each.rule.id) ? [{ ...each, by: by.name, until }] : []))
  })
  return removals.filter(
    ({ rule }, index) => !here.has(rule.id) && removals.findIndex((each) => each.rule.id === rule.id) === index,
  )
}

/** STAFF-12: puts a removed rule back in its place; `no-rule`: it was not removed within the last hour. */
export async function putRuleBack(request: StaffRequest, id: string): Promise<ReturnType<typeof stepAssignmentRules>> {
  const removed = (await removedRules(request)).find(({ rule }) => rule.id === id)
  if (!removed) return { ok: false, reason: 'no-rule' }
  return stepAssignmentRules(request, { do: 'put-back', rule: removed.rule, at: removed.at })
}

/** Changes of rules in an hour that are looked at. */
const MOST = 100
