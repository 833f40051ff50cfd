import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { assign } from '#operations/inbox/assign.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import { NO_GUARD } from '#operations/inbox/write-guard.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { unlessDone } from './done-meanwhile.ts'
import { type LeadsPage, type ListedLeads, type Notice, UNASSIGNED } from './leads-page.ts'
import { listPage, placeOf } from './list-page.ts'
import { undoForm, undoneText } from './undo-notice.ts'

/** The list of leads (INBOX-5). Its filters, view and place are in its address. */
export const routes = {
  'GET /leads': async (call) => ({ page: leadsPage(await leadList(call), { notice: noticeOf(call) }) }),
  'POST /leads/assign': async (call) => {
    const { platform, form } = call
    const request = staffRequest(call)
    const { site, actor } = request
    authorise(actor, site, 'lead.assign', platform.clock.now())
    const person = formText(form, 'person')
    const step = platform.randomId()
    let [given, kept] = [0, 0]
    const chosen = person === '' ? [] : form.getAll('id').map(String)
    for (const id of chosen.slice(0, MOST_AT_ONCE)) {
      const owner = form.has(`owner.${id}`) ? formText(form, `owner.${id}`) || null : undefined
      const to = person === UNASSIGNED ? null : person
      const done = await unlessDone(assign(request, id, { person: to, step }, { ...NO_GUARD, owner }))
      if ('event' in done) kept += 1
      else if (done.ok) given += 1
      else if (done.reason === 'no-such-person') return notAssigned(call, person)
    }
    const query = readInboxQuery(new URLSearchParams(formText(form, 'place')))
    const said = { given: String(given), ...(kept > 0 && { kept: String(kept) }), ...(given > 0 && { step }) }
    return { to: `/leads${withDone(placeOf(query), said)}` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** CR-B8: who may not answer leads gets none; the page says why. */
async function notAssigned(call: ConsoleCall, person: string): Promise<ConsoleAnswer> {
  const query = readInboxQuery(new URLSearchParams(formText(call.form, 'place')))
  const inbox = await showInbox(staffRequest(call), query)
  const name = inbox.people.find(({ id }) => id === person)?.name
  const fault = name ? `Not assigned: ${name} can’t answer leads.` : 'Not assigned: this person does not work here.'
  return { page: leadsPage(listPage(staffRequest(call), inbox, query), { fault }), status: 409 }
}

function leadsPage(list: ListedLeads, said: Partial<Pick<LeadsPage, 'notice' | 'fault'>>): LeadsPage {
  return { kind: 'leads', notice: null, fault: null, ...list, ...said }
}

/** A page of the list. */
const MOST_AT_ONCE = 50

export async function leadList(call: ConsoleCall): Promise<ListedLeads> {
  const request = staffRequest(call)
  const wanted = readInboxQuery(call.query)
  return listPage(request, await showInbox(request, wanted), wanted)
}

/** The address of a list with what has just been done, which its page says once. */
export function withDone(place: string, done: Readonly<Record<string, string>>): string {
  return `${place}${place === '' ? '?' : '&'}${new URLSearchParams(done)}`
}

function noticeOf({ query }: ConsoleCall): Notice | null {
  if (query.has('taken')) return { text: 'The lead is saved. It is in the list within a minute.', undo: null }
  if (query.has('erased')) return { text: 'Erased.', undo: null }
  if (query.has('undone')) return { text: undoneText(query), undo: null }
  const given = Number(query.get('given') ?? Number.NaN)
  if (!Number.isInteger(given)) return null
  const text =
    given === 0 ? 'No lead was assigned.' : given === 1 ? 'One lead is assigned.' : `${given} leads are assigned.`
  const kept = Number(query.get('kept') ?? 0)
  const step = query.get('step')
  const undo = step && given > 0 ? undoForm(step) : null
  if (!Number.isInteger(kept) || kept < 1) return { text, undo }
  const stay = kept === 1 ? 'One got' : `${kept} got`
  return {
    text: `${text} ${stay} another owner from a colleague while you had the list open, and stay there.`,
    undo,
  }
}
