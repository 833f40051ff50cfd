import { ownerLabel } from '#domain/inbox/assignment.ts'
import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import { factsOfMadeUp } from '#domain/inbox/made-up-lead.ts'
import { changedRule, newRule, type RefusedStep } from '#domain/inbox/rule-step.ts'
import { explainAssignment } from '#operations/inbox/assignment-rules.ts'
import { staffRequest } from '../../on-site.ts'
import type { OpenedRules } from './open-rules.ts'
import type { CameRule } from './rule-form-view.ts'

/** INBOX-4: who would get the made-up lead by the rules with the one that is typed but not saved. `id` null: a new one. */
export async function triedRule(opened: OpenedRules, id: string | null): Promise<CameRule> {
  const { call, lead } = opened
  const tried = rulesToTry(opened, id)
  if (!('rules' in tried)) return { refused: tried }
  if (Object.keys(lead.faults).length > 0) return { refused: { ok: false, reason: 'faults', faults: {} } }
  const request = staffRequest(call)
  const facts = factsOfMadeUp(lead.values, request.site, call.platform.clock.now())
  const explanation = await explainAssignment(request, tried.rules, facts)
  if (explanation === null) return {}
  const steps = explanation.steps.map(({ rule, because, decides }) => ({ text: `${rule}: ${because}`, decides }))
  return { outcome: { owner: ownerLabel(explanation.owner), steps } }
}

function rulesToTry(
  { rules, known, filled }: OpenedRules,
  id: string | null,
): { readonly rules: readonly AssignmentRule[] } | RefusedStep {
  const at = rules.findIndex((rule) => rule.id === id)
  const stored = rules[at]
  if (stored) {
    const changed = changedRule(stored, filled, known)
    return 'rule' in changed ? { rules: rules.with(at, changed.rule) } : changed
  }
  // The rules alone, where nobody has chosen yet whom the new one is for.
  if (!filled.typed.to) return { rules }
  const { name: _, ...faults } = filled.faults
  const ruleResult = newRule('draft', { ...filled, values: { name: 'New rule', ...filled.values }, faults }, known)
  return 'rule' in ruleResult ? { rules: [...rules, ruleResult.rule] } : ruleResult
}
