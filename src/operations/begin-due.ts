import { type OutboxLanes, SENT_KINDS } from './outbox-lanes.ts'
import type { Platform } from './platform.ts'

/**
 * Puts every due row in its lane, whatever notices said, and returns the attempts without waiting for them: a slow
 * receiver delays no round. The rows decide, so a killed process loses and doubles none.
 */
export async function beginDue(
  platform: Platform,
  siteSlugs: readonly string[],
  lanes: OutboxLanes,
): Promise<readonly Promise<void>[]> {
  const ofKinds = SENT_KINDS.map(async (kind) => {
    const rows = await platform.storage.dueRows(kind, { siteSlugs, now: platform.clock.now() })
    return rows.map((row) => lanes.send(kind, row))
  })
  const ended = await Promise.allSettled(ofKinds)
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return ended.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
}
