import type { Clash } from '#domain/form/compare-shown.ts'
import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import { type RuleFieldName, ruleForm, ruleValues } from '#domain/inbox/rule-form.ts'
import type { RuleKnown } from '#domain/inbox/rule-known.ts'
import type { StaffRequest } from '../staff-request.ts'

/** STAFF-11: clashes with who wrote the other value of each field of a rule last, by the audit log. */
export async function withRuleWriter(
  { platform, site }: StaffRequest,
  { id, known }: { readonly id: string; readonly known: RuleKnown },
  clashes: readonly Clash[],
): Promise<readonly Clash[]> {
  const changes = await platform.storage.forSite(site).audit.of({ kind: 'inbox', id: 'rules' }, { most: MOST })
  const { fields } = ruleForm(known)
  const textIn = (rules: unknown, name: RuleFieldName) => {
    // `stepAssignmentRules` wrote them.
    const rule = (rules as readonly AssignmentRule[]).find((each) => each.id === id)
    const field: { input(value: unknown): string } = fields[name]
    return rule && field.input(ruleValues(rule)[name])
  }
  return clashes.map((clash) => {
    // The names are those of the form.
    const name = clash.name as RuleFieldName
    const last = changes.find(({ before, after }) => textIn(before, name) !== textIn(after, name))
    return { ...clash, written: last ? { by: last.by.name, at: last.at } : null }
  })
}

/** Changes of rules that are looked at, the latest first. */
const MOST = 200
