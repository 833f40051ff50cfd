import { watchInbox } from '#operations/inbox/watch-inbox.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { NOT_FOUND } from '../leads/conversation-page.ts'
import { staffRequest } from '../on-site.ts'
import { untilChecked } from './checked-stream.ts'

/** INBOX-5: the ids of leads that change, as server-sent events, for the console's own script. */
export const routes = {
  'GET /events': async (call) =>
    call.query.has('stream')
      ? { events: (signal: AbortSignal) => untilChecked(call, changedIds(call, signal)) }
      : NOT_FOUND,
} as const satisfies Readonly<Record<string, ConsoleHandler>>

async function* changedIds(call: ConsoleCall, signal: AbortSignal): AsyncGenerator<string> {
  for await (const { conversationId } of watchInbox(staffRequest(call), { signal })) yield conversationId
}
