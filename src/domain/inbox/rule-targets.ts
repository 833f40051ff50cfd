import type { AssignmentRule } from './assignment-rule.ts'

interface Known {
  readonly people: ReadonlySet<string>
  readonly teams: ReadonlySet<string>
}

/**
 * S3-23: the first rule that gives leads to a person or team that the site does not have; null: none. A rule that names
 * the same one as before passes, so that other rules can be changed after its person left.
 */
export function ruleWithoutTarget(
  rules: readonly AssignmentRule[],
  before: readonly AssignmentRule[],
  { people, teams }: Known,
): AssignmentRule | null {
  const old = {
    people: new Set(before.flatMap((rule) => targetsOf(rule).people)),
    teams: new Set(before.flatMap((rule) => targetsOf(rule).teams)),
  }
  const isComplete = (rule: AssignmentRule) => {
    const named = targetsOf(rule)
    return (
      named.people.every((id) => people.has(id) || old.people.has(id)) &&
      named.teams.every((id) => teams.has(id) || old.teams.has(id))
    )
  }
  return rules.find((rule) => !isComplete(rule)) ?? null
}

function targetsOf({ to, whenOverdue }: AssignmentRule) {
  const escalated = whenOverdue.do === 'escalate' ? [whenOverdue.to] : []
  return 'person' in to ? { people: [to.person, ...escalated], teams: [] } : { people: escalated, teams: [to.team] }
}
