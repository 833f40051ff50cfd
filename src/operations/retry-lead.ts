import { successCategory } from '#domain/lead/category.ts'
import { DELIVERY_READERS } from '#domain/lead/delivery-kind.ts'
import { type LeadDelivery, leadDeliveries } from '#domain/lead/lead-deliveries.ts'
import type { Site } from '#site/site.ts'
import type { StoredLead } from '#storage/leads.ts'
import { type DeliveryOutcome, deliverLead } from './deliver-lead.ts'
import type { Platform } from './platform.ts'

export type RetriedLead =
  | {
      readonly ok: true
      readonly tried: readonly { readonly destination: string; readonly outcome: DeliveryOutcome }[]
    }
  | { readonly ok: false; readonly reason: 'not-found' | 'sent-already' | 'nowhere-to-go' }

/**
 * Tries at once what of a lead has not been sent, for a person who asks for it; given up or not. A lead that had nowhere
 * to go is brought to the address that the site has now.
 */
export async function retryLead(platform: Platform, site: Site, leadId: string): Promise<RetriedLead> {
  const { leads, transaction } = platform.storage.forSite(site)
  const lead = await leads.find(leadId)
  if (!lead) return { ok: false, reason: 'not-found' }
  const now = platform.clock.now()
  const known = await leads.deliveries(leadId)
  const isPlaced = known.some(({ kind }) => DELIVERY_READERS[kind] === 'dealer')
  const missing = isPlaced ? [] : deliveriesNow(site, lead)
  if (!isPlaced && missing.length === 0) return { ok: false, reason: 'nowhere-to-go' }

  const waiting = await transaction(async (within) => {
    for (const delivery of missing) await leads.addDelivery(leadId, delivery, now, within)
    const again = []
    for (const { id } of await leads.deliveries(leadId, within)) again.push(await leads.retry(id, now, within))
    return again.filter((delivery) => delivery !== null)
  })
  if (waiting.length === 0) return { ok: false, reason: 'sent-already' }

  const tried = []
  for (const { id, destination } of waiting) {
    tried.push({ destination, outcome: await deliverLead(platform, { siteSlug: site.slug, deliveryId: id }) })
  }
  return { ok: true, tried }
}

/** Where a lead goes by what the site says today. */
export function deliveriesNow(site: Site, { payload }: StoredLead): readonly LeadDelivery[] {
  return leadDeliveries(site, {
    category: successCategory(payload),
    locationId: payload.location,
    dealershipSlug: payload.dealership_slug,
    carLocationSlug: null,
  })
}
