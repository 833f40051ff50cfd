import { type Assignment, type Colleague, type Staff, whoGets } from './assignment.ts'
import type { AssignmentRule, LeadFacts } from './assignment-rule.ts'

/** INBOX-4: what happens to an overdue lead. `because` is for the conversation's history. */
export type OverdueStep =
  | { readonly move: 'reassigned' | 'escalated'; readonly to: Colleague; readonly because: string }
  | { readonly move: 'stays'; readonly because: string }

/** INBOX-4: an overdue lead stays, goes to the next person by the rules, or to a manager, as the rule that gave it away says. */
export function overdueStep(
  given: { readonly rule: string | null; readonly owner: string | null },
  rules: readonly AssignmentRule[],
  lead: LeadFacts,
  staff: Staff,
): OverdueStep {
  const rule = rules.find(({ id }) => id === given.rule)
  if (rule === undefined) return { move: 'stays', because: 'no rule gave it away' }
  const { whenOverdue } = rule
  if (whenOverdue.do === 'nothing') return { move: 'stays', because: `the rule ‘${rule.name}’ leaves it` }
  if (whenOverdue.do === 'escalate') return escalation(whenOverdue.to, rule, given.owner, staff)
  const next: Assignment = whoGets(rules, lead, staff, given.owner)
  if (next.owner === null) return { move: 'stays', because: 'nobody else is free' }
  return { move: 'reassigned', to: next.owner, because: next.steps.at(-1)?.because ?? '' }
}

function escalation(to: string, rule: AssignmentRule, owner: string | null, { people }: Staff): OverdueStep {
  const manager = people.find(({ id }) => id === to)
  if (manager === undefined) return { move: 'stays', because: 'the manager is not a member any more' }
  if (to === owner) return { move: 'stays', because: `${manager.name} has it already` }
  if (!manager.mayAnswer) return { move: 'stays', because: `${manager.name} may not answer this lead` }
  return { move: 'escalated', to: manager, because: `the rule ‘${rule.name}’ escalates it` }
}
