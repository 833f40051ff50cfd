import { DELIVERY_READERS } from '#domain/lead/delivery/delivery-kind.ts'
import type { LeadDelivery } from '#domain/lead/delivery/lead-deliveries.ts'
import type { Delivery } from '#storage/lead/lead-deliveries.ts'
import { deliveriesNow } from '../delivery/deliveries-now.ts'
import type { SiteRequest } from '../site-request.ts'
import { type DeliveryOutcome, deliverLead } from './deliver-lead.ts'

export type RetriedLead =
  | {
      readonly ok: true
      readonly tried: readonly { readonly destination: string; readonly outcome: DeliveryOutcome }[]
    }
  | { readonly ok: false; readonly reason: 'not-found' | 'sent-already' | 'nowhere-to-go' }

export interface RetryOptions {
  /**
   * D-13: sends to the site's current destinations; undelivered attempts at destinations that are no longer listed are
   * ended.
   */
  readonly currentDestinations?: boolean
}

/**
 * Retries all undelivered deliveries of a lead at once, including those given up. A lead without a destination goes to
 * the site's current address.
 */
export async function retryLead(
  { platform, site }: SiteRequest,
  leadId: string,
  { currentDestinations = false }: RetryOptions = {},
): Promise<RetriedLead> {
  const { leads, transaction } = platform.storage.forSite(site)
  const lead = await leads.find(leadId)
  if (!lead) return { ok: false, reason: 'not-found' }
  const now = platform.clock.now()
  const deliveries = await leads.deliveries(leadId)
  const isPlaced = deliveries.some(({ kind }) => DELIVERY_READERS[kind] === 'dealer')
  const today = isPlaced && !currentDestinations ? [] : deliveriesNow(site, lead)
  const missing = today.filter((delivery) => !deliveries.some(isSame(delivery)))
  if ((!isPlaced || currentDestinations) && today.length === 0) return { ok: false, reason: 'nowhere-to-go' }

  const waiting = await transaction(async (within) => {
    for (const delivery of missing) await leads.addDelivery(leadId, delivery, now, within)
    const again = []
    for (const delivery of await leads.deliveries(leadId, within)) {
      if (currentDestinations && isReplaced(delivery, today)) await leads.replace(delivery.id, now, within)
      else again.push(await leads.retry(delivery.id, now, within))
    }
    return again.filter((delivery) => delivery !== null)
  })
  if (waiting.length === 0) return { ok: false, reason: 'sent-already' }

  const tried = []
  for (const { id, destination } of waiting) {
    tried.push({ destination, outcome: await deliverLead(platform, { siteSlug: site.slug, id: id }) })
  }
  return { ok: true, tried }
}

function isSame({ kind, destination }: LeadDelivery) {
  return (other: LeadDelivery) => other.kind === kind && other.destination === destination
}

/** Whether the site no longer lists this destination. Alerts and mails to the buyer keep their address. */
function isReplaced(delivery: Delivery, today: readonly LeadDelivery[]): boolean {
  const isAlert = delivery.kind === 'alert' || DELIVERY_READERS[delivery.kind] === 'buyer'
  return !isAlert && delivery.state !== 'sent' && !today.some(isSame(delivery))
}
