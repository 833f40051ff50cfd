import { OFFER_ACCEPTED } from '#domain/lead/category.ts'
import { deliveriesNow } from '../delivery/retry-lead.ts'
import type { SiteRequest } from '../site-request.ts'

export type AcceptedOffer =
  | { readonly ok: true; readonly leadId: string }
  /** The site has no such lead, its valuation has expired, or there was no figure to accept. */
  | { readonly ok: false; readonly reason: 'no-offer' }

/**
 * TRADE-1: the visitor accepts what was offered for their vehicle. The lead says so from then on, and goes to the dealer once
 * more by each of the dealer's ways, in one transaction with the work of bringing it there; accepting again changes nothing.
 * Whoever calls has made sure that it is the lead's own visitor.
 */
export async function acceptOffer({ platform, site, now }: SiteRequest, leadId: string): Promise<AcceptedOffer> {
  const { leads, valuations, transaction } = platform.storage.forSite(site)
  const accepted = await transaction(async (within) => {
    const lead = await leads.find(leadId, within)
    const kept = lead && (await valuations.findByLead(leadId, now, within))
    if (lead === null || kept === null || !lead.payload.valuation?.estimate) return null
    if (lead.payload.offer_accepted) return { isNew: false }
    const { id, leadId: _, expiresAt: _until, ...valuation } = kept
    const payload = { ...lead.payload, subcategory: OFFER_ACCEPTED, form_completed: true, offer_accepted: true }
    await leads.update(leadId, { subcategory: OFFER_ACCEPTED, payload }, within)
    await valuations.update(id, { ...valuation, accepted: true }, within)
    for (const delivery of deliveriesNow(site, lead)) {
      const deliveryId = await leads.addDelivery(leadId, delivery, now, within)
      await platform.defer('deliver-lead', { siteSlug: site.slug, deliveryId }, within)
    }
    return { isNew: true }
  })
  if (accepted === null) return { ok: false, reason: 'no-offer' }
  if (accepted.isNew) platform.log.info('offer accepted', { site: site.slug, lead: leadId })
  return { ok: true, leadId }
}
