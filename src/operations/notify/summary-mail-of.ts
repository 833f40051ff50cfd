import { dateAfter } from '#domain/date-after.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { clockOf, shortTime } from '#domain/local-time.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import type { Site } from '#site/site.ts'
import type { StaffMailView } from '#views/mail/notification-mail.ts'
import { type Summary, summaryMail } from '#views/mail/summary-mail.ts'
import { showCalendar } from '../appointment/show-calendar.ts'
import { countInbox, listConversations } from '../inbox/list-conversations.ts'
import type { Platform } from '../platform.ts'
import { readReport } from '../report/read-report.ts'

/** INBOX-13: the daily summary of a person, in their rights and scope; null: there is nothing to say. */
export async function summaryMailOf(
  platform: Platform,
  site: Site,
  person: Actor,
  at: Date,
): Promise<StaffMailView | null> {
  const { date } = zonedTime(at, site.timezone)
  const [leads, appointments, yesterday] = await Promise.all([
    leadsOf(platform, site, person),
    appointmentsOn(platform, site, person, date),
    figuresOf(platform, site, person, dateAfter(date, -1)),
  ])
  return summaryMail({ ...leads, appointments, yesterday, date }, site, platform.consoleOrigin ?? '')
}

/** More overdue leads than a person reads in a mail. */
const MOST = 10

async function leadsOf(
  platform: Platform,
  site: Site,
  person: Actor,
): Promise<Pick<Summary, 'mine' | 'overdue' | 'desk'>> {
  const counts = await countInbox(platform, site, person)
  if (counts === null) return { mine: 0, overdue: [], desk: null }
  const query = readInboxQuery(new URLSearchParams({ view: 'overdue', assignee: person.id }))
  const late = await listConversations(platform, site, person, query, MOST)
  return {
    mine: counts.mine,
    overdue: (late?.rows ?? []).map(({ name, carTitle }) => [name, carTitle].filter(Boolean).join(', ')),
    desk: may(person, site, 'lead.assign') ? { overdue: counts.overdue, unassigned: counts.unassigned } : null,
  }
}

async function appointmentsOn(
  platform: Platform,
  site: Site,
  person: Actor,
  date: string,
): Promise<Summary['appointments']> {
  if (!may(person, site, 'appointment.read')) return []
  const { days } = await showCalendar(platform, site, person, { from: date, days: 1, locationId: null })
  return (days[0]?.appointments ?? [])
    .filter(({ state }) => state === 'booked')
    .map(({ start, name, kind, locationId }) => ({
      time: shortTime(start, clockOf(site, locationId)),
      name,
      kind,
    }))
}

async function figuresOf(platform: Platform, site: Site, person: Actor, date: string): Promise<Summary['yesterday']> {
  if (!may(person, site, 'report.read')) return null
  const { leads, funnel } = await readReport(platform, site, person, { from: date, to: date })
  const all = leads.find(({ by }) => by === 'all')
  return { leads: all?.leads ?? 0, answered: all?.answered ?? 0, median: all?.p50 ?? null, won: funnel.won }
}
