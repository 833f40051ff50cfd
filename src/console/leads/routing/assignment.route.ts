import { newRule } from '#domain/inbox/rule-step.ts'
import { stepAssignmentRules } from '#operations/inbox/assignment-rules.ts'
import { putRuleBack } from '#operations/inbox/undo-rule-removal.ts'
import type { ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { staffRequest } from '../../on-site.ts'
import { assignmentPage, rulePage } from './assignment-page.ts'
import { openRules } from './open-rules.ts'
import { triedRule } from './tried-rule.ts'

/** INBOX-4: the rules that give leads to people, and 'Who would get this lead?' before a rule is saved. */
export const routes = {
  'GET /site/assignment': async (call) => assignmentPage(await openRules(call)),
  'GET /site/assignment/:id': async (call) => rulePage(await openRules(call), idOf(call)),
  'POST /site/assignment': async (call) => {
    const opened = await openRules(call)
    if (opened.isTry) return assignmentPage(opened, await triedRule(opened, null))
    const ruleResult = newRule(call.platform.randomId(), opened.filled, opened.known)
    if (!('rule' in ruleResult)) return assignmentPage(opened, { refused: ruleResult })
    const result = await stepAssignmentRules(staffRequest(call), { do: 'add', rule: ruleResult.rule })
    return result.ok ? { to: '/site/assignment?saved=1' } : assignmentPage(opened, { refused: result })
  },
  'POST /site/assignment/:id': async (call) => {
    const opened = await openRules(call)
    const id = idOf(call)
    if (opened.isTry) return rulePage(opened, id, await triedRule(opened, id))
    const { filled, known } = opened
    const result = await stepAssignmentRules(staffRequest(call), { do: 'change', id, filled, known })
    if (result.ok) return { to: '/site/assignment?saved=1' }
    // As the rules are now, where a colleague changed them meanwhile.
    return rulePage(await openRules(call), id, { refused: result })
  },
  'POST /site/assignment/:id/step': async (call) => {
    const request = staffRequest(call)
    const id = idOf(call)
    const act = formText(call.form, 'do')
    const isMove = act === 'up' || act === 'down'
    const result =
      act === 'put-back'
        ? await putRuleBack(request, id)
        : await stepAssignmentRules(request, { do: isMove ? act : 'remove', id })
    if (!result.ok) return assignmentPage(await openRules(call), { refused: result })
    if (!isMove) return { to: '/site/assignment' }
    // Its number makes the address another one than before; its mark leaves the focus to the row, whose button is pressed again.
    const number = String(result.rules.findIndex((rule) => rule.id === id) + 1)
    const moved = new URLSearchParams({ moved: id, by: act, number })
    return { to: `/site/assignment?${moved}#rule-${encodeURIComponent(id)}` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function idOf(call: ConsoleCall): string {
  return call.params['id'] ?? ''
}
