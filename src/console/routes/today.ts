import { readInboxQuery, SAVED_VIEWS, type SavedView } from '#domain/inbox/saved-view.ts'
import { may } from '#domain/staff/actor.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { leadRow } from '../leads/list-page.ts'
import { onSite } from '../on-site.ts'

/** The first page: what needs a person now, each row with its conversation, then the numbers. */
export const TODAY = {
  'GET /': async (call) => {
    const { site, actor } = onSite(call)
    if (!may(actor, site, 'lead.read')) return { page: { kind: 'today', siteName: site.name, figures: [], work: [] } }
    const lists = await Promise.all(NEEDED.map((view) => workOf(call, view)))
    const counts = lists[0]?.counts
    const figures = counts
      ? [
          { label: 'Overdue', value: String(counts.overdue), urgent: counts.overdue > 0 },
          { label: 'Unassigned', value: String(counts.unassigned), urgent: counts.unassigned > 0 },
          { label: 'Yours and open', value: String(counts.mine), urgent: false },
          { label: 'New today', value: String(counts.newToday), urgent: false },
        ]
      : []
    const work = lists.map(({ list }) => list).filter(({ rows }) => rows.length > 0)
    return { page: { kind: 'today', siteName: site.name, figures, work } }
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
  const { rows, counts } = await showInbox(platform, site, actor, readInboxQuery(new URLSearchParams({ view })))
  const now = platform.clock.now()
  const list = {
    title: TITLES[view],
    href: `/leads${place}`,
    count: rows.length,
    rows: rows.slice(0, MOST).map((row) => leadRow(row, site, place, now)),
  }
  return { list, counts }
}
