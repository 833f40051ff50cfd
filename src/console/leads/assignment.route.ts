import { stepAssignmentRules } from '#operations/inbox/assignment-rules.ts'
import { putRuleBack } from '#operations/inbox/undo-rule-removal.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { assignmentPage } from './assignment-page.ts'
import { draftRule, isTry } from './rule-draft.ts'

/** INBOX-4: the rules that give leads to people, and 'Who would get this lead?' before a rule is saved. */
export const routes = {
  'GET /site/assignment': (call) => assignmentPage(call, null),
  'POST /site/assignment': async (call) => {
    if (isTry(call)) return assignmentPage(call, null)
    const draft = draftRule((name) => formText(call.form, name), call.platform.randomId())
    if (draft === null) return assignmentPage(call, 'Choose who gets the leads of the rule.')
    return changed(call, await stepAssignmentRules(staffRequest(call), { do: 'add', rule: draft }))
  },
  'POST /site/assignment/:id': async (call) => {
    const request = staffRequest(call)
    const act = formText(call.form, 'do')
    const id = call.params['id'] ?? ''
    if (act === 'put-back') return changed(call, await putRuleBack(request, id))
    const step = act === 'up' || act === 'down' ? act : 'remove'
    return changed(call, await stepAssignmentRules(request, { do: step, id }))
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

async function changed(
  call: ConsoleCall,
  done: Awaited<ReturnType<typeof stepAssignmentRules>>,
): Promise<ConsoleAnswer> {
  if (done.ok) return { to: '/site/assignment?saved=1' }
  return assignmentPage(call, done.reason === 'no-rule' ? 'This rule was removed before.' : done.message)
}
