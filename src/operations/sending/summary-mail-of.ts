import { dateAfter } from '#domain/date/date-after.ts'
import { clockOf, shortTime } from '#domain/date/local-time.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import type { StaffMailView } from '#views/mail/notification-mail.ts'
import { type Summary, summaryMail } from '#views/mail/summary-mail.ts'
import { showCalendar } from '../appointment/show-calendar.ts'
import { countInbox, listConversations } from '../inbox/list-conversations.ts'
import { readReport } from '../report/read-report.ts'
import type { SiteRequest } from '../site-request.ts'

/** INBOX-13: the daily summary of a person, in their rights and scope; null: there is nothing to say. */
export async function summaryMailOf(request: SiteRequest, person: Actor, at: Date): Promise<StaffMailView | null> {
  const { platform, site } = request
  const { date } = zonedTime(at, site.timezone)
  const [leads, appointments, yesterday] = await Promise.all([
    leadsOf(request, person),
    appointmentsOn(request, person, date),
    figuresOf(request, person, dateAfter(date, -1)),
  ])
  return summaryMail({ ...leads, appointments, yesterday, date }, site, platform.consoleOrigin ?? '')
}

/** More overdue leads than a person reads in a mail. */
const MOST = 10

async function leadsOf(request: SiteRequest, person: Actor): Promise<Pick<Summary, 'mine' | 'overdue' | 'desk'>> {
  const { site } = request
  const counts = await countInbox({ ...request, actor: person })
  if (counts === null) return { mine: 0, overdue: [], desk: null }
  const query = readInboxQuery(new URLSearchParams({ view: 'overdue', assignee: person.id }))
  const late = await listConversations({ ...request, actor: person }, query, MOST)
  return {
    mine: counts.mine,
    overdue: (late?.rows ?? []).map(({ name, carTitle }) => [name, carTitle].filter(Boolean).join(', ')),
    desk: may(person, site, 'lead.assign') ? { overdue: counts.overdue, unassigned: counts.unassigned } : null,
  }
}

async function appointmentsOn(request: SiteRequest, person: Actor, date: string): Promise<Summary['appointments']> {
  const { site } = request
  if (!may(person, site, 'appointment.read')) return []
  const { days } = await showCalendar({ ...request, actor: person }, { from: date, days: 1, locationId: null })
  return (days[0]?.appointments ?? [])
    .filter(({ state }) => state === 'booked')
    .map(({ start, name, kind, locationId }) => ({
      time: shortTime(start, clockOf(site, locationId)),
      name,
      kind,
    }))
}

async function figuresOf(request: SiteRequest, person: Actor, date: string): Promise<Summary['yesterday']> {
  const { site } = request
  if (!may(person, site, 'report.read')) return null
  const { leads, funnel } = await readReport({ ...request, actor: person }, { from: date, to: date })
  const all = leads.find(({ by }) => by === 'all')
  return { leads: all?.leads ?? 0, answered: all?.answered ?? 0, median: all?.p50 ?? null, won: funnel.won }
}
