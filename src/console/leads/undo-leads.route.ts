import { inboxAddress, readInboxQuery } from '#domain/inbox/saved-view.ts'
import { undoLeadStep } from '#operations/inbox/undo-lead-step.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { withDone } from './leads.route.ts'

/** STAFF-12, CR-C10: undoes an owner or a stage that leads got, within the hour. */
export const routes = {
  'POST /leads/undo/:step': async (call) => {
    const undoneLeads = await undoLeadStep(staffRequest(call), call.params['step'] ?? '')
    const place = inboxAddress(readInboxQuery(new URLSearchParams(formText(call.form, 'place'))))
    const id = formText(call.form, 'id')
    const at = id === '' ? '/leads' : `/leads/${encodeURIComponent(id)}`
    const said = undoneLeads
      ? { undone: String(undoneLeads.undone), ...(undoneLeads.kept > 0 && { kept: String(undoneLeads.kept) }) }
      : { undone: 'late' }
    return { to: `${at}${withDone(place === '' ? '' : `?${place}`, said)}` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>
