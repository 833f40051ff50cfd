import type { OutboxKind, OutboxRow } from '#storage/outbox/due-notices.ts'
import { traced } from '#tracing/work.ts'
import { createLanes, type LaneLimits, type Lanes } from './delivery/lanes.ts'
import type { Platform } from './platform.ts'
import { SENDERS } from './senders.ts'

/** What the outbox sends. Deliveries of leads have lanes of their own (sending/delivery-lanes.ts). */
export type SentKind = Exclude<OutboxKind, 'lead'>

/** Attempts rows of all sites and kinds. A slow receiver delays neither another kind nor another site. */
export interface OutboxLanes {
  /**
   * Makes one attempt at a row as soon as its site has a free slot. A row that already waits is not queued twice. What is
   * no receiver's fault is logged; the row stays due.
   */
  send(kind: SentKind, row: OutboxRow): Promise<void>
  /** Starts no more attempts; resolves once the running ones are recorded. The others stay due. */
  close(): Promise<void>
}

export function createOutboxLanes(platform: Platform): OutboxLanes {
  const lanesOf = new Map<SentKind, Lanes>(SENT_KINDS.map((kind) => [kind, createLanes(LIMITS[kind])]))
  const underWay = new Map<string, Promise<void>>()
  const attempt = async (kind: SentKind, { siteSlug, id }: OutboxRow) => {
    const send = () => SENDERS[kind](platform, { siteSlug, id })
    try {
      await lanesOf.get(kind)?.run(siteSlug, () => traced({ kind: 'sending', name: kind, site: null, facts: {} }, send))
    } catch (error) {
      platform.log.error('sending failed', { kind, site: siteSlug, id, error })
    }
  }
  return {
    send(kind, row) {
      const key = `${kind} ${row.siteSlug} ${row.id}`
      const begun = underWay.get(key) ?? attempt(kind, row).finally(() => underWay.delete(key))
      underWay.set(key, begun)
      return begun
    },
    async close() {
      await Promise.all([...lanesOf.values()].map((lanes) => lanes.close()))
    },
  }
}

/** Mail, SMS and payments go through one service of the platform, which limits connections. */
const OF_THE_PLATFORM: LaneLimits = { slots: 8, laneSlots: 4, laneWaiting: 1000 }

const LIMITS: Readonly<Record<SentKind, LaneLimits>> = {
  code: OF_THE_PLATFORM,
  'alert-mail': OF_THE_PLATFORM,
  notification: OF_THE_PLATFORM,
  refund: OF_THE_PLATFORM,
  warning: OF_THE_PLATFORM,
  // Each dealer's own addresses.
  hook: { slots: 64, laneSlots: 8, laneWaiting: 1000 },
}

export const SENT_KINDS = Object.keys(LIMITS) as readonly SentKind[]
