import { countInbox } from '#operations/inbox/list-conversations.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { onSite } from '../on-site.ts'

/** The first page: what needs a person now. */
export const TODAY = {
  'GET /': async (call) => {
    const { platform } = call
    const { site, actor } = onSite(call)
    const counts = await countInbox(platform, site, actor)
    const figures = counts
      ? [
          { label: 'Overdue', value: String(counts.overdue), urgent: counts.overdue > 0 },
          { label: 'Unassigned', value: String(counts.unassigned), urgent: counts.unassigned > 0 },
          { label: 'Yours and open', value: String(counts.mine), urgent: false },
          { label: 'New today', value: String(counts.newToday), urgent: false },
        ]
      : []
    return { page: { kind: 'today', siteName: site.name, figures } }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>
