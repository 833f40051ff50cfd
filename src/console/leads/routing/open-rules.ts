import type { FilledForm } from '#domain/form/define-form.ts'
import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import { MADE_UP_LEAD_FORM, type MadeUpLeadFields } from '#domain/inbox/made-up-lead.ts'
import { type RuleFields, ruleForm } from '#domain/inbox/rule-form.ts'
import type { RuleKnown } from '#domain/inbox/rule-known.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { showAssignmentRules } from '#operations/inbox/assignment-rules.ts'
import type { ConsoleCall } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { staffRequest } from '../../on-site.ts'

/** INBOX-4: the rules of a site, with the form that a person sent; of a page that is opened the form is empty. */
export interface OpenedRules {
  readonly call: ConsoleCall
  readonly rules: readonly AssignmentRule[]
  readonly known: RuleKnown
  readonly filled: FilledForm<RuleFields>
  /** The lead of 'Who would get this lead?' */
  readonly lead: FilledForm<MadeUpLeadFields>
  /** 'Try it': nothing is saved. */
  readonly isTry: boolean
}

export async function openRules(call: ConsoleCall): Promise<OpenedRules> {
  const request = staffRequest(call)
  authorise(request.actor, request.site, 'inbox.rules', call.platform.clock.now())
  const shownRules = await showAssignmentRules(request)
  if (shownRules === null) throw new Error('The right to see rules is checked above.')
  const { rules, known } = shownRules
  const isTry = formText(call.form, 'do') === 'try'
  const lead = MADE_UP_LEAD_FORM.read(call.form)
  const filled = ruleForm(known).read(call.form)
  return { call, rules, known, filled, lead: isTry ? lead : { ...lead, faults: {} }, isTry }
}
