import type { Actor } from '#domain/staff/actor.ts'
import { watchInbox } from '#operations/inbox/watch-inbox.ts'
import { consoleVisitor } from '#operations/staff/console-actor.ts'
import type { ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { NOT_FOUND } from '../leads/conversation-page.ts'
import { onSite } from '../on-site.ts'

/** INBOX-5: the ids of leads that change, as server-sent events, for the console's own script. */
export const EVENTS = {
  'GET /events': async (call) =>
    call.query.has('stream') ? { events: (signal: AbortSignal) => changes(call, signal) } : NOT_FOUND,
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** STAFF-6: ends with the session, or when the person changes to another site or loses the right. */
async function* changes(call: ConsoleCall, signal: AbortSignal): AsyncGenerator<string> {
  const { site, actor } = onSite(call)
  for await (const { conversationId } of watchInbox(call.platform, site, actor, { signal })) {
    const now = (await consoleVisitor(call.platform, call.headers)).visitor?.actor
    if (now?.siteSlug !== site.slug || rightsOf(now) !== rightsOf(actor)) return
    yield conversationId
  }
}

function rightsOf({ roles, scope }: Pick<Actor, 'roles' | 'scope'>): string {
  return JSON.stringify([roles, scope])
}
