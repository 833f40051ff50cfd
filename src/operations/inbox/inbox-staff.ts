import { zonedTime } from '#domain/date/zoned-time.ts'
import type { Staff } from '#domain/inbox/assignment.ts'
import { type InScope, mayAct } from '#domain/inbox/inbox-rights.ts'
import { type Actor, hasRight } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { Site } from '#site/site.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'
import type { SiteRequest } from '../site-request.ts'
import type { StaffRequest } from '../staff-request.ts'

/** The people of a site who work in the inbox, as actors: their rights and scope. */
export function peopleOf(
  { colleagues }: Pick<Platform, 'colleagues'>,
  site: Site,
  within?: Transaction,
): Promise<readonly Actor[]> {
  return colleagues.of(site.slug, within)
}

/** INBOX-4: the people and teams that a lead may go to, with what the rules ask of them. */
export async function inboxStaff(
  { platform, site }: SiteRequest,
  lead: InScope,
  at: Date,
  within: Transaction,
): Promise<Staff> {
  const { conversations, assignment } = platform.storage.forSite(site).inbox
  const { date } = zonedTime(at, site.timezone)
  const people = await peopleOf(platform, site, within)
  const open = await conversations.openCounts(within)
  const away = await assignment.awayOn(date, within)
  return {
    people: people.map((person) => ({
      id: person.id,
      name: person.name,
      open: open.get(person.id) ?? 0,
      away: away.has(person.id),
      mayAnswer: mayAct(person, site, 'lead.reply', lead),
    })),
    teams: await assignment.teams(within),
  }
}

/** People who may answer leads somewhere on the site, to assign a conversation to. */
export async function listAnswerers({ platform, site, actor }: StaffRequest): Promise<readonly Actor[]> {
  authorise(actor, site, 'lead.assign', platform.clock.now())
  return (await peopleOf(platform, site)).filter((person) => hasRight(person, 'lead.reply'))
}
