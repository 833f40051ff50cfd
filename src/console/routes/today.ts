import { readInboxQuery, SAVED_VIEWS, type SavedView } from '#domain/inbox/saved-view.ts'
import { may } from '#domain/staff/actor.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { leadRow } from '../leads/list-page.ts'
import { onSite } from '../on-site.ts'
import { todayTasks } from './today-tasks.ts'

/** The first page: the numbers of the inbox, what needs a decision, and the leads that need a person now. */
export const TODAY = {
  'GET /': async (call) => {
    const { site, actor } = onSite(call)
    const tasks = await todayTasks(call)
    const page = { kind: 'today', siteName: site.name, tasks } as const
    if (!may(actor, site, 'lead.read')) return { page: { ...page, figures: [], work: [] } }
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
    const work = lists.map(({ list }) => list).filter(({ rows }) => rows.length > 0)
    return { page: { ...page, figures, work } }
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
  const { site, actor } = onSite(call)
  const place = `?view=${view}`
  const { rows, counts } = await showInbox(
    platform,
    site,
    actor,
    readInboxQuery(new URLSearchParams({ view })),
    MOST + 1,
  )
  const now = platform.clock.now()
  const list = {
    title: TITLES[view],
    href: `/leads${place}`,
    count: rows.length,
    rows: rows.slice(0, MOST).map((row) => leadRow(row, site, place, now)),
  }
  return { list, counts }
}
