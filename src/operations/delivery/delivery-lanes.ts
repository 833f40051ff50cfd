import type { DeliveryKind } from '#domain/lead/delivery/delivery-kind.ts'
import type { Delivery } from '#storage/lead-deliveries.ts'
import type { Platform } from '../platform.ts'
import { createCircuits } from './circuits.ts'
import { type DeliveryOutcome, deliverLead } from './deliver-lead.ts'
import { createLanes, type Lanes } from './lanes.ts'

/** Delivers leads of all sites so that no dealer's slow receiver holds another dealer, nor that dealer's other ways. */
export interface DeliveryLanes {
  /** One attempt, once there is a slot for it. One that waits already is not lined up twice. */
  deliver(siteSlug: string, delivery: Pick<Delivery, 'id' | 'kind' | 'destination'>): Promise<DeliveryOutcome>
  /** Begins no more; resolves once the attempts under way are on record. What waits is due and is found by the sweep. */
  close(): Promise<void>
}

export function createDeliveryLanes(platform: Platform): DeliveryLanes {
  const circuits = createCircuits()
  const byWay = Object.fromEntries(WAYS.map((way) => [way, createLanes(LIMITS[way])])) as Record<Way, Lanes>
  const atIt = new Map<string, Promise<DeliveryOutcome>>()
  return {
    deliver(siteSlug, { id, kind, destination }) {
      const key = `${siteSlug} ${id}`
      const known = atIt.get(key)
      if (known) return known
      const way = WAY_OF[kind]
      const lane = way === 'webhook' ? `${siteSlug} ${destination}` : siteSlug
      const outcome = byWay[way]
        .run(lane, () => deliverLead(platform, { siteSlug, deliveryId: id }, circuits))
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

/** What a kind of delivery leaves by: kinds of one way share its slots. */
export const WAY_OF: Readonly<Record<DeliveryKind, Way>> = {
  mail: 'mail',
  adf: 'mail',
  confirmation: 'mail',
  refund: 'mail',
  alert: 'mail',
  webhook: 'webhook',
  sms: 'sms',
}

/** Mail servers and text message services are the platform's own and limit connections; webhooks are each dealer's. */
const LIMITS = {
  mail: { slots: 16, laneSlots: 8, laneWaiting: 1000 },
  webhook: { slots: 64, laneSlots: 4, laneWaiting: 1000 },
  sms: { slots: 8, laneSlots: 2, laneWaiting: 1000 },
} as const
