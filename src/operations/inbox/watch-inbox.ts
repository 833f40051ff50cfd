import { setTimeout } from 'node:timers/promises'
import { mayAct, scopeOf } from '#domain/inbox/inbox-rights.ts'
import type { StaffRequest } from '../staff-request.ts'
import { sharedReads } from './shared-reads.ts'

/** INBOX-5: a conversation changed, was added, or left what the person may see. */
export interface InboxChange {
  readonly conversationId: string
}

/**
 * INBOX-5: the changes of the conversations that a person may see, until `signal` aborts. The database's notices come at
 * once; every `pollSeconds` the rows are read too, for notices that were missed. A change may come twice.
 */
export async function* watchInbox(
  { platform, site, actor }: StaffRequest,
  { signal, pollSeconds = 20 }: { readonly signal: AbortSignal; readonly pollSeconds?: number },
): AsyncGenerator<InboxChange> {
  if (scopeOf(actor, site) === null) return
  const { conversations } = platform.storage.forSite(site).inbox
  const reads = sharedReads(platform.storage, site)
  const told = new Map<string, number>()
  const noticed = new Set<string>()
  let wake = () => {}
  let readSince = platform.clock.now()
  let mustRead = false
  const unsubscribe = platform.storage.onInboxChanged((slug, id) => {
    if (slug === null) mustRead = true
    else if (slug === site.slug && id !== null) {
      noticed.add(id)
      reads.changed(id)
    } else return
    wake()
  })
  try {
    while (!signal.aborted) {
      const { promise: woken, resolve } = Promise.withResolvers<void>()
      wake = resolve
      const timer = new AbortController()
      if (noticed.size === 0 && !mustRead) {
        const timeout = setTimeout(pollSeconds * 1000, 'read', { signal: AbortSignal.any([signal, timer.signal]) })
        const why = await Promise.race([woken, timeout.catch(() => 'stopped')])
        timer.abort()
        if (why === 'read') mustRead = true
      }
      if (mustRead) {
        mustRead = false
        const from = new Date(readSince.getTime() - OVERLAP_MS)
        readSince = platform.clock.now()
        for (const { id, at } of await conversations.changedSince(from, MOST)) {
          if (told.get(id) !== at.getTime()) noticed.add(id)
        }
      }
      const changed = [...noticed]
      noticed.clear()
      for (const id of changed) {
        const conversation = await reads.find(id)
        if (conversation === null || !mayAct(actor, site, 'lead.read', conversation)) continue
        if (told.size >= MOST) told.clear()
        told.set(id, conversation.changedAt.getTime())
        if (signal.aborted) return
        yield { conversationId: id }
      }
    }
  } finally {
    unsubscribe()
  }
}

/** A transaction that began earlier may commit later. */
const OVERLAP_MS = 60_000
const MOST = 1_000
