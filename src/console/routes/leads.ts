import { type InboxQuery, readInboxQuery } from '#domain/inbox/saved-view.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { assign } from '#operations/inbox/assign.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import { NO_GUARD } from '#operations/inbox/write-guard.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { unlessDone } from '../leads/done-meanwhile.ts'
import { type LeadsPage, type Notice, UNASSIGNED } from '../leads/leads-page.ts'
import { listPage, placeOf } from '../leads/list-page.ts'
import { onSite } from '../on-site.ts'

/** The list of leads (INBOX-5). Its filters, view and place are in its address. */
export const LEADS = {
  'GET /leads': async (call) => ({ page: { ...(await leadList(call)), notice: noticeOf(call) } }),
  'POST /leads/assign': async (call) => {
    const { platform, form } = call
    const { site, actor } = onSite(call)
    authorise(actor, site, 'lead.assign', platform.clock.now())
    const person = formText(form, 'person')
    let [given, kept] = [0, 0]
    const chosen = person === '' ? [] : form.getAll('id').map(String)
    for (const id of chosen.slice(0, MOST_AT_ONCE)) {
      const owner = form.has(`owner.${id}`) ? formText(form, `owner.${id}`) || null : undefined
      const to = person === UNASSIGNED ? null : person
      const done = await unlessDone(assign(platform, site, actor, id, to, { ...NO_GUARD, owner }))
      if ('event' in done) kept += 1
      else if (done.ok) given += 1
    }
    const query = readInboxQuery(new URLSearchParams(formText(form, 'place')))
    return {
      to: `/leads${withDone(placeOf(query), { given: String(given), ...(kept > 0 && { kept: String(kept) }) })}`,
    }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** A page of the list. */
const MOST_AT_ONCE = 50

export async function leadList(call: ConsoleCall): Promise<LeadsPage> {
  const { platform, query } = call
  const { site, actor } = onSite(call)
  const wanted: InboxQuery = readInboxQuery(query)
  const inbox = await showInbox(platform, site, actor, wanted)
  return listPage(inbox, site, actor, wanted, platform.clock.now())
}

/** The address of a list with what has just been done, which its page says once. */
export function withDone(place: string, done: Readonly<Record<string, string>>): string {
  return `${place}${place === '' ? '?' : '&'}${new URLSearchParams(done)}`
}

function noticeOf({ query }: ConsoleCall): Notice | null {
  if (query.has('erased')) return { text: 'Erased.', undo: null }
  const given = Number(query.get('given') ?? Number.NaN)
  if (!Number.isInteger(given)) return null
  const text = given === 1 ? 'One lead is assigned.' : `${given} leads are assigned.`
  const kept = Number(query.get('kept') ?? 0)
  if (!Number.isInteger(kept) || kept < 1) return { text, undo: null }
  const stay = kept === 1 ? 'One got' : `${kept} got`
  return {
    text: `${text} ${stay} another owner from a colleague while you had the list open, and stay there.`,
    undo: null,
  }
}
