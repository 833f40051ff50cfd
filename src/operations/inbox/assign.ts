import { notifyOfLead } from '../notify/notify-of-lead.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type Acted, actOn } from './act.ts'
import { inboxStaff } from './inbox-staff.ts'
import type { OwnerUndo } from './undo-lead-step.ts'
import { checkSeen, type WriteGuard } from './write-guard.ts'

/**
 * INBOX-4: gives a conversation to a person of the site who may answer it, or to nobody: 'Unassigned'. `step` names what is
 * undone together (STAFF-12).
 */
export function assign(
  request: StaffRequest,
  id: string,
  { person, step }: { readonly person: string | null; readonly step?: string | undefined },
  guard?: WriteGuard,
): Promise<Acted<'no-such-person'>> {
  const { platform, site, actor } = request
  const { conversations } = platform.storage.forSite(site).inbox
  return actOn(
    request,
    { id, action: 'lead.assign', guard, clashesWith: ['assigned'] },
    async (before, within, now) => {
      if (person === before.assignee) return { nothing: true }
      if (guard?.owner !== undefined && guard.owner !== before.assignee)
        await checkSeen(platform, before, { seen: '0', actor, kinds: ['assigned'] }, within)
      const { people } = await inboxStaff(request, before, now, within)
      const to = people.find((each) => each.id === person) ?? null
      if (person !== null && (to === null || !to.mayAnswer)) return { refused: 'no-such-person' as const }
      await conversations.setAssignee(id, { assignee: person, ruleId: null, event: 'assigned' }, now, within)
      const news = { key: `assigned ${id} ${now.getTime()}`, owners: [person], by: actor.id }
      await notifyOfLead(request, before, { event: 'lead-assigned', ...news }, within)
      const undo: OwnerUndo = { step: step ?? platform.randomId(), ruleId: before.ruleId }
      const data = { from: before.assignee, to: person, name: to?.name ?? null, undo }
      return { event: { kind: 'assigned', data }, before: { assignee: before.assignee }, after: { assignee: person } }
    },
  )
}
