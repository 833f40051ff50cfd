import { watchStock } from '#operations/desk/watch-stock.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { untilChecked } from '../frame/checked-stream.ts'
import { NOT_FOUND } from '../leads/conversation-page.ts'
import { onSite } from '../on-site.ts'

/** DESK-1: a line for each change of the stock, as server-sent events, for the console's own script. */
export const routes = {
  'GET /stock-events': async (call) => {
    if (!call.query.has('stream')) return NOT_FOUND
    const { site } = onSite(call)
    return { events: (signal: AbortSignal) => untilChecked(call, watchStock(call.platform, site, { signal })) }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>
