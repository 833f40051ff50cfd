import { type FilledForm, withFaults } from '#domain/form/define-form.ts'
import { ANSWER_FAULTS } from '#domain/inbox/form/answer-forms.ts'
import { OTHERS_FORM, type OthersFields, TELL_NOBODY, TELL_NOTHING } from '#domain/sale/others-form.ts'
import { tellOthers } from '#operations/sale/tell-others.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { faultText } from '../../form/fault-text.ts'
import { formText } from '../../form-text.ts'
import { staffRequest } from '../../on-site.ts'
import { NOT_FOUND } from '../conversation-page.ts'
import { back, idOf } from '../lead-call.ts'
import { othersPage } from './others-page.ts'

/** SALES-9: a mail to the others who asked for a car that is sold. */
export const routes = {
  'GET /leads/:id/others': (call) => othersPage(call, null),
  'POST /leads/:id/others': async (call) => {
    const mail = OTHERS_FORM.read(call.form)
    const { to = [], text = '', car = [] } = mail.values
    if (Object.keys(mail.faults).length > 0) return toMend(call, mail)
    const message = { saleId: formText(call.form, 'sale'), to, text, carIds: car }
    const result = await tellOthers(staffRequest(call), idOf(call), message)
    if (result.ok) return back(call, { did: 'told', sent: String(result.sent), left: String(result.left) })
    const { reason } = result
    if (reason === 'not-found' || reason === 'no-sale') return NOT_FOUND
    if (reason === 'told' || reason === 'no-address') return othersPage(call, FAULTS[reason], mail)
    return toMend(call, withFaults(mail, AT_FIELDS[reason]))
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** There is nothing to mend in the form. */
const FAULTS = { told: 'They have this mail already.', 'no-address': 'They left no mail address.' } as const

/** What the stock and the conversations say of a mail, at the field that mends it. */
const AT_FIELDS = {
  nobody: { to: TELL_NOBODY },
  empty: { text: TELL_NOTHING },
  variables: { text: ANSWER_FAULTS.variables },
  'subject-variables': { text: ANSWER_FAULTS.variables },
  'no-such-car': { car: ANSWER_FAULTS['no-such-car'] },
} as const

/** STAFF-10: the page with a form whose faults stand at its fields. */
function toMend(call: ConsoleCall, mail: FilledForm<OthersFields>): Promise<ConsoleAnswer> {
  return othersPage(call, faultText(Object.keys(mail.faults).length, 'sent'), mail)
}
