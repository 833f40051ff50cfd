import { pullNow } from '#operations/intake/manage-feeds.ts'
import type { ConsoleHandler } from '../console-call.ts'
import { staffRequest } from '../on-site.ts'
import { withPatience } from '../with-patience.ts'
import { boardPage } from './board-view.ts'

/** INTAKE-6: the board of feeds. */
export const routes = {
  'GET /feeds': (call) => boardPage(call, SAID[call.query.get('did') ?? ''] ?? null),
  'POST /feeds/:name/pull': async (call) => {
    const work = pullNow(staffRequest(call), call.params['name'] ?? '')
    const waited = await withPatience(work, call.platform.log)
    if (!waited.isDone)
      return boardPage(call, 'The feed is being read. Load this page again in a minute for the result.')
    return boardPage(call, waited.result?.sentence ?? 'This feed is being pulled now, or it is uploaded.')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const SAID: Readonly<Record<string, string>> = {
  saved: 'Saved. The next file is read in this way, even if it is the same.',
  paused: 'Paused. No file is looked for, and silence warns no one.',
  resumed: 'Resumed.',
  uploaded: 'The file is here and is being read. Load this page again in a minute for the result.',
  removed: 'Removed. Its cars stay for sale as they are, and its history is below.',
}
