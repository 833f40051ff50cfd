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

/**
 * STAFF-6: ends with the session, or when the person changes to another site or loses the right; asked at most every
 * CHECK_MS, as many changes come to many people. Until then a stream says only that a conversation changed; its page is
 * refused at once.
 */
async function* changes(call: ConsoleCall, signal: AbortSignal): AsyncGenerator<string> {
  const { site, actor } = onSite(call)
  let checkedAt = call.platform.clock.now().getTime()
  for await (const { conversationId } of watchInbox(call.platform, site, actor, { signal })) {
    const now = call.platform.clock.now().getTime()
    if (now - checkedAt >= CHECK_MS) {
      checkedAt = now
      const still = (await consoleVisitor(call.platform, call.headers)).visitor?.actor
      if (still?.siteSlug !== site.slug || rightsOf(still) !== rightsOf(actor)) return
    }
    yield conversationId
  }
}

const CHECK_MS = 5_000

function rightsOf({ roles, scope }: Pick<Actor, 'roles' | 'scope'>): string {
  return JSON.stringify([roles, scope])
}
