import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import { notifyOfLead } from '../notify/notify-of-lead.ts'
import type { Platform } from '../platform.ts'
import { type Acted, actOn } from './act.ts'
import { inboxStaff } from './inbox-staff.ts'
import { checkSeen, type WriteGuard } from './write-guard.ts'

/** INBOX-4: gives a conversation to a person of the site who may answer it, or to nobody: 'Unassigned'. */
export function assign(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
  person: string | null,
  guard?: WriteGuard,
): Promise<Acted<'no-such-person'>> {
  const { conversations } = platform.storage.forSite(site).inbox
  return actOn(
    platform,
    site,
    actor,
    { id, action: 'lead.assign', guard, clashesWith: ['assigned'] },
    async (before, within, now) => {
      if (person === before.assignee) return { nothing: true }
      if (guard?.owner !== undefined && guard.owner !== before.assignee)
        await checkSeen(platform, before, { seen: '0', actor, kinds: ['assigned'] }, within)
      const { people } = await inboxStaff(platform, site, before, now, within)
      const to = people.find((each) => each.id === person) ?? null
      if (person !== null && (to === null || !to.mayAnswer)) return { refused: 'no-such-person' as const }
      await conversations.setAssignee(id, { assignee: person, ruleId: null, event: 'assigned' }, now, within)
      const given = { key: `assigned ${id} ${now.getTime()}`, owners: [person], by: actor.id }
      await notifyOfLead(platform, site, before, { event: 'lead-assigned', ...given }, within)
      const data = { from: before.assignee, to: person, name: to?.name ?? null }
      return { event: { kind: 'assigned', data }, before: { assignee: before.assignee }, after: { assignee: person } }
    },
  )
}
