import { counted } from '#domain/counted.ts'
import { showLeaving } from '#operations/staff/members.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { staffRequest } from '../on-site.ts'
import { MISSING } from '../refusal-pages.ts'
import { typedPage } from '../shown.ts'
import type { LeavingPage } from './leaving-values.ts'

export async function leavingPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const request = staffRequest(call)
  const { site, actor } = request
  const leaving = await showLeaving(request, call.params.id ?? '')
  if (leaving === null) return MISSING
  const { member, openLeads, invitations, held, heirs } = leaving
  const mailed = site.locations.filter(({ leadEmail }) => leadEmail?.toLowerCase() === member.email)
  return {
    status: fault ? 409 : 200,
    page: typedPage<LeavingPage>({
      kind: 'leaving',
      fault,
      id: member.personId,
      name: member.name,
      ends: [
        'Their sessions end now.',
        ...(openLeads > 0 ? [`${counted(openLeads, 'open lead')} will be unassigned.`] : []),
        ...(invitations > 0 ? [`${counted(invitations, 'invitation')} from them will end.`] : []),
        'Their own views of the stock and their notification settings go.',
        'Their history stays.',
        'You can undo it for an hour: they work here again, with the leads that nobody took. The rest stays ended.',
      ],
      held: held.map(({ id, kind, name }) => ({ id, what: kind === 'key' ? `API key ${name}` : `Webhook ${name}` })),
      heirs: heirs.map(({ personId, name }) => ({ value: personId, label: name })),
      heir: heirs.some(({ personId }) => personId === actor.id) ? actor.id : '',
      mailedLocations: mailed.map(({ name }) => name),
    }),
  }
}
