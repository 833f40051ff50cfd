import { type Clash, compareShown } from '../form/compare-shown.ts'
import type { FilledForm } from '../form/define-form.ts'
import type { AssignmentRule } from './assignment-rule.ts'
import { ruleFlaws } from './rule-flaws.ts'
import { type RuleFaults, type RuleFields, type RuleValues, ruleForm, ruleValues, withRuleValues } from './rule-form.ts'
import type { RuleKnown } from './rule-known.ts'

/** One step of a person on the rules. */
export type RuleStep =
  | { readonly do: 'add'; readonly rule: AssignmentRule }
  | { readonly do: 'change'; readonly id: string; readonly filled: FilledForm<RuleFields>; readonly known: RuleKnown }
  | { readonly do: 'up' | 'down' | 'remove'; readonly id: string }
  /** STAFF-12: `at` is its place in the order. */
  | { readonly do: 'put-back'; readonly rule: AssignmentRule; readonly at: number }

/** Why a step is not taken: the rule is gone, fields need a correction, or another person changed the same (STAFF-11). */
export type RefusedStep =
  | { readonly ok: false; readonly reason: 'no-rule' }
  | { readonly ok: false; readonly reason: 'faults'; readonly faults: RuleFaults }
  | { readonly ok: false; readonly reason: 'clash'; readonly clashes: readonly Clash[] }

/** INBOX-4: the rules after a step. */
export function afterStep(
  before: readonly AssignmentRule[],
  step: RuleStep,
): { readonly rules: readonly AssignmentRule[] } | RefusedStep {
  if (step.do === 'add') return { rules: [...before, step.rule] }
  if (step.do === 'put-back') {
    const isBack = before.some(({ id }) => id === step.rule.id)
    return { rules: isBack ? before : before.toSpliced(step.at, 0, step.rule) }
  }
  const at = before.findIndex(({ id }) => id === step.id)
  const rule = before[at]
  if (rule === undefined) return { ok: false, reason: 'no-rule' }
  const others = before.filter((_, index) => index !== at)
  if (step.do === 'remove') return { rules: others }
  if (step.do !== 'change') return { rules: others.toSpliced(Math.max(0, step.do === 'up' ? at - 1 : at + 1), 0, rule) }
  const changed = changedRule(rule, step.filled, step.known)
  return 'rule' in changed ? { rules: before.with(at, changed.rule) } : changed
}

/** INBOX-4: a new rule from its form. */
export function newRule(
  id: string,
  { values, faults }: FilledForm<RuleFields>,
  known: RuleKnown,
): { readonly rule: AssignmentRule } | RefusedStep {
  const { name, to, whenOverdue = { do: 'reassign' } } = values
  const missing = {
    ...(name === undefined && { name: 'Give the rule a name.' }),
    ...(to === undefined && { to: 'Choose who gets the leads.' }),
  }
  const all = { ...missing, ...faults }
  if (name === undefined || to === undefined || Object.keys(all).length > 0)
    return { ok: false, reason: 'faults', faults: all }
  return withoutNewFlaws(withRuleValues({ id, name, when: {}, to, whenOverdue }, values), null, values, known)
}

/** STAFF-11: the rule with what its person changed, by what the page showed; all else stays as it is stored. */
export function changedRule(
  rule: AssignmentRule,
  filled: FilledForm<RuleFields>,
  known: RuleKnown,
): { readonly rule: AssignmentRule } | RefusedStep {
  if (Object.keys(filled.faults).length > 0) return { ok: false, reason: 'faults', faults: filled.faults }
  const now = ruleValues(rule)
  const { changed, clashes } = compareShown(ruleForm(known), filled, now, () => null)
  if (clashes.length > 0) return { ok: false, reason: 'clash', clashes }
  const values = Object.fromEntries(changed.map((name) => [name, filled.values[name]]))
  return withoutNewFlaws(withRuleValues(rule, values), now, { ...now, ...values }, known)
}

/** Refuses what can never give a lead away, unless the rule was so before: a person may have left since. */
function withoutNewFlaws(
  rule: AssignmentRule,
  before: RuleValues | null,
  typed: Partial<RuleValues>,
  known: RuleKnown,
): { readonly rule: AssignmentRule } | RefusedStep {
  const old: RuleFaults = before === null ? {} : ruleFlaws(before, known)
  const flaws = Object.entries(ruleFlaws({ ...ruleValues(rule), ...typed }, known))
  const faults = Object.fromEntries(flaws.filter(([field, text]) => text !== old[field as keyof RuleFaults]))
  return Object.keys(faults).length > 0 ? { ok: false, reason: 'faults', faults } : { rule }
}
