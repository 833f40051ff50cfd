import type { Site } from '#site/site.ts'
import type { Conversation } from '#storage/inbox/conversation-row.ts'
import type { Storage } from '#storage/storage.ts'

/** The reads under way, by site and conversation, of each storage. */
const underWay = new WeakMap<Storage, Map<string, Promise<Conversation | null>>>()

/**
 * Reads of changed conversations that everybody who watches the same site shares: one query per change, not one per
 * person. Call `changed` for each notice, so that a read begun before the change is not used for it.
 */
export function sharedReads(storage: Storage, site: Site) {
  const reads = underWay.get(storage) ?? new Map<string, Promise<Conversation | null>>()
  underWay.set(storage, reads)
  const keyOf = (id: string) => `${site.slug} ${id}`
  return {
    changed: (id: string) => void reads.delete(keyOf(id)),
    find(id: string): Promise<Conversation | null> {
      const key = keyOf(id)
      const before = reads.get(key)
      if (before) return before
      const read = storage
        .forSite(site)
        .inbox.conversations.find(id)
        .finally(() => {
          if (reads.get(key) === read) reads.delete(key)
        })
      reads.set(key, read)
      return read
    },
  }
}
