import type { Platform } from '../platform.ts'
import { requestOn } from '../site-request.ts'
import { placeLead } from './place-lead.ts'

/**
 * INBOX-1: puts leads without a conversation into the inbox, oldest first: those from before it, those that an older
 * program stored beside this one, and those whose placing failed. Safe to repeat, and in several processes. Returns their
 * number.
 */
export async function placeOldLeads(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<number> {
  let placed = 0
  const { unplaced } = await platform.storage.inboxWork(platform.clock.now())
  for (const slug of siteSlugs) {
    const site = unplaced.includes(slug) ? platform.siteBySlug(slug) : null
    if (!site) continue
    const { leads, transaction } = platform.storage.forSite(site)
    for (;;) {
      const waiting = signal?.aborted ? [] : await leads.withoutConversation(BATCH)
      const before = placed
      for (const lead of waiting) {
        await transaction(async (within) => {
          if (!(await leads.isWithoutConversation(lead.id, within))) return
          await placeLead(requestOn(platform, site), { ...lead, createdAt: new Date(lead.createdAt) }, within)
          placed += 1
        }).catch((error: unknown) => {
          // One lead must not keep the others out; the next round tries it again.
          platform.log.error('lead not in the inbox', { site: slug, lead: lead.id, error })
        })
      }
      if (waiting.length < BATCH || placed === before) break
    }
  }
  if (placed > 0) platform.log.info('leads placed in the inbox', { leads: placed })
  return placed
}

const BATCH = 200
