import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import { createCircuits } from '../delivery/circuits.ts'
import { createLanes, type Lanes } from '../delivery/lanes.ts'
import type { Platform } from '../platform.ts'
import { type DeliveryOutcome, deliverLead } from './deliver-lead.ts'

/**
 * Delivers leads of all sites. A slow receiver delays neither other dealers nor the same dealer's other destinations.
 */
export interface DeliveryLanes {
  /** Makes one attempt as soon as a slot is free. A delivery that is already waiting is not queued twice. */
  deliver(siteSlug: string, delivery: Pick<Delivery, 'id' | 'kind' | 'destination'>): Promise<DeliveryOutcome>
  /**
   * Starts no more attempts; resolves once the running ones are recorded. Waiting deliveries stay due and are found by
   * the next sweep.
   */
  close(): Promise<void>
}

export function createDeliveryLanes(platform: Platform): DeliveryLanes {
  const circuits = createCircuits()
  const byWay = Object.fromEntries(WAYS.map((way) => [way, createLanes(LIMITS[way])])) as Record<Way, Lanes>
  const atIt = new Map<string, Promise<DeliveryOutcome>>()
  return {
    deliver(siteSlug, { id, kind, destination }) {
      const key = `${siteSlug} ${id}`
      const runningAttempt = atIt.get(key)
      if (runningAttempt) return runningAttempt
      const way = WAY_OF[kind]
      const lane = way === 'webhook' ? `${siteSlug} ${destination}` : siteSlug
      const outcome = byWay[way]
        .run(lane, () => deliverLead(platform, { siteSlug, id }, circuits))
        .then((answer): DeliveryOutcome => answer ?? { ok: false, reason: 'not-due' })
        .finally(() => atIt.delete(key))
      atIt.set(key, outcome)
      return outcome
    },
    async close() {
      await Promise.all(Object.values(byWay).map((lanes) => lanes.close()))
    },
  }
}

export const WAYS = ['mail', 'webhook', 'sms'] as const
export type Way = (typeof WAYS)[number]

/** The channel of each kind of delivery. Kinds of one channel share its slots. */
export const WAY_OF: Readonly<Record<DeliveryKind, Way>> = {
  mail: 'mail',
  adf: 'mail',
  confirmation: 'mail',
  refund: 'mail',
  reply: 'mail',
  alert: 'mail',
  webhook: 'webhook',
  sms: 'sms',
  text: 'sms',
  'change-mail': 'mail',
  'change-text': 'sms',
}

/** Mail servers and SMS services belong to the platform and limit connections; webhooks belong to each dealer. */
const LIMITS = {
  mail: { slots: 16, laneSlots: 8, laneWaiting: 1000 },
  webhook: { slots: 64, laneSlots: 4, laneWaiting: 1000 },
  sms: { slots: 8, laneSlots: 2, laneWaiting: 1000 },
} as const
