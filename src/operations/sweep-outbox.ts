import { OUTBOX_KINDS, type OutboxKind } from '#storage/outbox/due-notices.ts'
import { atOnce } from './at-once.ts'
import type { Platform } from './platform.ts'
import { SENDERS } from './senders.ts'

/** Kinds that one round sends. Deliveries of leads have lanes of their own (sweep-deliveries.ts). */
const KINDS = OUTBOX_KINDS.filter((kind) => kind !== 'lead')

/**
 * The round: attempts every row that is due, whatever notices said. The rows decide, so a killed process loses and
 * doubles none. A row or a kind whose attempt breaks off holds up no other; its error is thrown when all are done.
 */
export async function sweepOutbox(
  platform: Platform,
  siteSlugs: readonly string[],
  signal: AbortSignal | null = null,
): Promise<void> {
  const ended = await Promise.allSettled(KINDS.map((kind) => sweepKind(platform, siteSlugs, { kind, signal })))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

async function sweepKind(
  platform: Platform,
  siteSlugs: readonly string[],
  { kind, signal }: { readonly kind: OutboxKind; readonly signal: AbortSignal | null },
): Promise<void> {
  const rows = await platform.storage.dueRows(kind, { siteSlugs, now: platform.clock.now() })
  const errors: unknown[] = []
  await atOnce(
    SENDINGS_AT_ONCE,
    rows.map((row) => async () => {
      if (!signal?.aborted) await SENDERS[kind](platform, row).catch((error: unknown) => errors.push(error))
    }),
  )
  if (errors.length > 0) throw errors[0]
}

const SENDINGS_AT_ONCE = 4
