import type { Actor } from '#domain/staff/actor.ts'
import { consoleVisitor } from '#operations/staff/console-actor.ts'
import type { ConsoleCall } from '../console-call.ts'
import { onSite } from '../on-site.ts'

/**
 * STAFF-6: texts until the session ends, the person changes to another site or loses the right; asked at most every
 * CHECK_MS, as one change comes to many people. Until then a stream says only that something changed; its page is refused
 * at once.
 */
export async function* untilChecked(call: ConsoleCall, changes: AsyncIterable<unknown>): AsyncGenerator<string> {
  const { site, actor } = onSite(call)
  let checkedAt = call.platform.clock.now().getTime()
  for await (const change of changes) {
    const now = call.platform.clock.now().getTime()
    if (now - checkedAt >= CHECK_MS) {
      checkedAt = now
      const still = (await consoleVisitor(call.platform, call.headers)).visitor?.actor
      if (still?.siteSlug !== site.slug || rightsOf(still) !== rightsOf(actor)) return
    }
    yield String(change)
  }
}

const CHECK_MS = 5_000

function rightsOf({ roles, scope }: Pick<Actor, 'roles' | 'scope'>): string {
  return JSON.stringify([roles, scope])
}
