import { fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { ASSIGN_FORM, type AssignFields } from '#domain/inbox/form/assign-form.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { staffRequest } from '../on-site.ts'
import type { LeadsPage, ListedLeads, Notice } from './leads-page.ts'
import { listPage } from './list-page.ts'
import { undoForm, undoneText } from './undo-notice.ts'

/** The list of leads (INBOX-5). Its filters, view and place are in its address. */
export const routes = {
  'GET /leads': async (call) => ({ page: leadsPage(await leadList(call), { notice: noticeOf(call) }) }),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** The page of the list; `came`: the form that gives several leads to a person, as it was sent. */
export function leadsPage(
  list: ListedLeads,
  said: Partial<Pick<LeadsPage, 'notice' | 'fault'>>,
  came?: FilledForm<AssignFields>,
): LeadsPage {
  return { kind: 'leads', notice: null, fault: null, ...list, ...said, assign: fieldStates(ASSIGN_FORM, {}, came) }
}

export async function leadList(call: ConsoleCall): Promise<ListedLeads> {
  const request = staffRequest(call)
  const query = readInboxQuery(call.query)
  return listPage(request, await showInbox(request, query), query)
}

/** The address of a list with what has just been done, which its page says once. */
export function withDone(place: string, done: Readonly<Record<string, string>>): string {
  return `${place}${place === '' ? '?' : '&'}${new URLSearchParams(done)}`
}

function noticeOf({ query }: ConsoleCall): Notice | null {
  if (query.has('taken')) return { text: 'The lead is saved. It is in the list within a minute.', undo: null }
  if (query.has('erased')) return { text: 'Erased.', undo: null }
  if (query.has('undone')) return { text: undoneText(query), undo: null }
  const assignedCount = Number(query.get('given') ?? Number.NaN)
  if (!Number.isInteger(assignedCount)) return null
  const text = assignedText(assignedCount)
  const kept = Number(query.get('kept') ?? 0)
  const step = query.get('step')
  const undo = step && assignedCount > 0 ? undoForm(step) : null
  if (!Number.isInteger(kept) || kept < 1) return { text, undo }
  const stay = kept === 1 ? 'One got' : `${kept} got`
  return {
    text: `${text} ${stay} another owner from a colleague while you had the list open, and stay there.`,
    undo,
  }
}

export function assignedText(given: number): string {
  return given === 0 ? 'No lead was assigned.' : given === 1 ? 'One lead is assigned.' : `${given} leads are assigned.`
}
