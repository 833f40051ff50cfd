import { timeOfDay } from '#domain/date/local-time.ts'
import { ruleRemarks } from '#domain/inbox/rule-flaws.ts'
import { overdueText, ruleSentence } from '#domain/inbox/rule-sentence.ts'
import { removedRules } from '#operations/inbox/undo-rule-removal.ts'
import type { ConsoleAnswer } from '../../console-call.ts'
import { staffRequest } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import type { OpenedRules } from './open-rules.ts'
import type { AssignmentPage, AssignmentRulePage, RuleRow } from './rule-form-values.ts'
import { type CameRule, refusedText, ruleFormView } from './rule-form-view.ts'

/** INBOX-4: the rules as sentences, and the form of a new one. */
export async function assignmentPage(opened: OpenedRules, came: CameRule = {}): Promise<ConsoleAnswer> {
  const { call, rules } = opened
  const request = staffRequest(call)
  const fault = refusedText(opened, came)
  return {
    status: fault === null ? 200 : 409,
    page: typedPage<AssignmentPage>({
      kind: 'assignment',
      fault,
      notice: noticeOf(opened),
      rules: rules.map((_, index) => rowOf(opened, index)),
      removed: (await removedRules(request)).map(({ rule, by, until }) => ({
        text: `${by} removed the rule ‘${rule.name}’.`,
        undo: {
          action: `/site/assignment/${encodeURIComponent(rule.id)}/step`,
          fields: [{ name: 'do', value: 'put-back' }],
          until: timeOfDay(until, request.site),
        },
      })),
      form: ruleFormView(opened, null, came),
    }),
  }
}

/** INBOX-4: one rule to change; the list, where there is no such rule any more. */
export async function rulePage(opened: OpenedRules, id: string, came: CameRule = {}): Promise<ConsoleAnswer> {
  const rule = opened.rules.find((each) => each.id === id)
  if (!rule) return assignmentPage(opened, { refused: { ok: false, reason: 'no-rule' } })
  const fault = refusedText(opened, came)
  return {
    status: fault === null ? 200 : 409,
    page: typedPage<AssignmentRulePage>({
      kind: 'assignment-rule',
      name: rule.name,
      fault,
      form: ruleFormView(opened, rule, came),
    }),
  }
}

function noticeOf({ call: { query }, rules }: OpenedRules): string | null {
  if (query.has('saved')) return 'Saved. New leads follow these rules.'
  const at = rules.findIndex(({ id }) => id === query.get('moved'))
  const moved = rules[at]
  return moved ? `‘${moved.name}’ is number ${at + 1} of ${rules.length} now.` : null
}

function rowOf({ call: { query }, rules, known }: OpenedRules, index: number): RuleRow {
  // The index is of this list.
  const rule = rules[index] as (typeof rules)[number]
  const by = query.get('by')
  return {
    id: rule.id,
    name: rule.name,
    sentence: ruleSentence(rule, known),
    overdue: overdueText(rule.whenOverdue, known),
    remarks: ruleRemarks(rules, index, known),
    isFirst: index === 0,
    isLast: index === rules.length - 1,
    movedBy: query.get('moved') === rule.id && (by === 'up' || by === 'down') ? by : null,
  }
}
