import { readInboxQuery, SAVED_VIEWS, type SavedView } from '#domain/inbox/saved-view.ts'
import { may } from '#domain/staff/actor.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { RAIL } from '../frame/places.ts'
import { leadRow } from '../leads/list-page.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { mayOpen } from '../shell.ts'
import { typedPage } from '../shown.ts'
import { todayTasks } from './today-tasks.ts'
import type { TodayPage } from './today-values.ts'

/** The first page: the numbers of the inbox, what needs a decision, and the leads that need a person now. */
export const routes = {
  'GET /': async (call) => {
    const { site, actor } = onSite(call)
    const tasks = await todayTasks(call)
    const places = RAIL.filter(({ href }) => href !== '/' && href !== '/settings')
      .filter((place) => mayOpen(actor, site, place))
      .map(({ href, label }) => ({ href, label }))
    const page = typedPage<TodayPage>({
      kind: 'today',
      siteName: site.name,
      mayTake: may(actor, site, 'lead.reply'),
      tasks,
      places,
      figures: [],
      work: [],
    })
    if (!may(actor, site, 'lead.read')) return { page }
    const lists = await Promise.all(NEEDED.map((view) => workOf(call, view)))
    const counts = lists[0]?.counts
    const figure = (label: string, value: number, view: SavedView, urgent = false) => ({
      label,
      value: String(value),
      urgent: urgent && value > 0,
      href: `/leads?view=${view}`,
    })
    const figures = counts
      ? [
          figure('Overdue', counts.overdue, 'overdue', true),
          figure('Unassigned', counts.unassigned, 'unassigned', true),
          figure('Yours and open', counts.mine, 'mine'),
          figure('New today', counts.newToday, 'new-today'),
        ]
      : []
    const work = onceEach(lists).filter(({ rows }) => rows.length > 0)
    return { page: typedPage<TodayPage>({ ...page, figures, work }) }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** Views of the inbox that Today shows, the most urgent first. */
const NEEDED = ['overdue', 'unassigned', 'appointments-today'] as const satisfies readonly SavedView[]
const TITLES: Readonly<Record<(typeof NEEDED)[number], string>> = {
  overdue: SAVED_VIEWS.overdue,
  unassigned: SAVED_VIEWS.unassigned,
  'appointments-today': 'Appointments',
}
const MOST = 5

async function workOf(call: ConsoleCall, view: (typeof NEEDED)[number]) {
  const { platform } = call
  const request = staffRequest(call)
  const { site } = request
  const place = `?view=${view}`
  // One more than Today shows says that there are more; each list above may have as many.
  const most = MOST * NEEDED.length + 1
  const { rows, counts } = await showInbox(request, readInboxQuery(new URLSearchParams({ view })), most)
  const now = platform.clock.now()
  const leads = rows.map((row) => ({ id: row.id, row: leadRow(row, site, place, now) }))
  return { title: TITLES[view], href: `/leads${place}`, leads, counts }
}

/** The lists, each lead in the most urgent of its lists alone: an overdue one that nobody has is overdue. */
function onceEach(lists: readonly Awaited<ReturnType<typeof workOf>>[]) {
  const shownIds = new Set<string>()
  return lists.map(({ title, href, leads }) => {
    const left = leads.filter(({ id }) => !shownIds.has(id))
    const rows = left.slice(0, MOST)
    for (const { id } of rows) shownIds.add(id)
    return { title, href, count: left.length, rows: rows.map(({ row }) => row) }
  })
}
