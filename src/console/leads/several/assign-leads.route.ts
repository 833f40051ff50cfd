import { type FilledForm, withFaults } from '#domain/form/define-form.ts'
import { ASSIGN_FORM, type AssignFields } from '#domain/inbox/form/assign-form.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { assign } from '#operations/inbox/assign.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import { NO_GUARD } from '#operations/inbox/write-guard.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { faultText } from '../../form/fault-text.ts'
import { formText } from '../../form-text.ts'
import { staffRequest } from '../../on-site.ts'
import { unlessDone } from '../done-meanwhile.ts'
import { assignedText, leadsPage, withDone } from '../leads.route.ts'
import { UNASSIGNED } from '../leads-page.ts'
import { listPage, placeOf } from '../list-page.ts'

/** INBOX-4: gives several leads to one person, or to nobody. */
export const routes = {
  'POST /leads/assign': async (call) => {
    const { platform, form } = call
    const request = staffRequest(call)
    authorise(request.actor, request.site, 'lead.assign', platform.clock.now())
    const filled = ASSIGN_FORM.read(form)
    const { id: chosen, person } = filled.values
    const wrong = Object.keys(filled.faults).length
    if (chosen === undefined || person === undefined) return toMend(call, filled, faultText(wrong, 'assigned'))
    const step = platform.randomId()
    let [given, kept, unfit] = [0, 0, 0]
    for (const id of chosen) {
      const owner = form.has(`owner.${id}`) ? formText(form, `owner.${id}`) || null : undefined
      const to = person === UNASSIGNED ? null : person
      const result = await unlessDone(assign(request, id, { person: to, step }, { ...NO_GUARD, owner }))
      if ('event' in result) kept += 1
      else if (result.ok) given += 1
      else if (result.reason === 'no-such-person') unfit += 1
    }
    if (unfit > 0) return notAssigned(call, filled, { given, unfit })
    const said = { given: String(given), ...(kept > 0 && { kept: String(kept) }), ...(given > 0 && { step }) }
    return { to: `/leads${withDone(placeOf(placeIn(call)), said)}` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** CR-B8: who may not answer leads gets none; the field says why. */
async function notAssigned(
  call: ConsoleCall,
  filled: FilledForm<AssignFields>,
  { given, unfit }: { readonly given: number; readonly unfit: number },
): Promise<ConsoleAnswer> {
  const { people } = await showInbox(staffRequest(call), placeIn(call))
  const name = people.find(({ id }) => id === filled.values.person)?.name
  const some = given === 0 ? '' : unfit === 1 ? 'one of ' : `${unfit} of `
  const person = name ? `${name} can’t answer ${some}these leads.` : 'This person does not work here.'
  return toMend(
    call,
    withFaults(filled, { person }),
    given === 0
      ? faultText(1, 'assigned')
      : `${assignedText(given)} ${unfit === 1 ? 'One is not' : `${unfit} are not`}.`,
  )
}

/** STAFF-10: the list with the form whose faults stand at its fields. */
async function toMend(call: ConsoleCall, came: FilledForm<AssignFields>, fault: string): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const query = placeIn(call)
  return { page: leadsPage(listPage(request, await showInbox(request, query), query), { fault }, came), status: 409 }
}

function placeIn({ form }: ConsoleCall) {
  return readInboxQuery(new URLSearchParams(formText(form, 'place')))
}
