import { OFFER_ACCEPTED } from '#domain/lead/category.ts'
import { deliveriesNow } from '../delivery/deliveries-now.ts'
import type { SiteRequest } from '../site-request.ts'

export type AcceptedOffer =
  | { readonly ok: true; readonly leadId: string }
  /** No such lead, its valuation has expired, or it had no offer. */
  | { readonly ok: false; readonly reason: 'no-offer' }

/**
 * TRADE-1: the visitor accepts the offer for their vehicle. Marks the lead as accepted and sends it to the dealer
 * again, in one transaction. Accepting again changes nothing. Callers must check that the lead belongs to
 * the visitor.
 */
export async function acceptOffer({ platform, site, now }: SiteRequest, leadId: string): Promise<AcceptedOffer> {
  const { leads, valuations, transaction } = platform.storage.forSite(site)
  const accepted = await transaction(async (within) => {
    const lead = await leads.find(leadId, within)
    const storedValuation = lead && (await valuations.findByLead(leadId, now, within))
    if (lead === null || storedValuation === null || !lead.payload.valuation?.estimate) return null
    if (lead.payload.offer_accepted) return { isNew: false }
    const { id, leadId: _, expiresAt: _until, ...valuation } = storedValuation
    const payload = { ...lead.payload, subcategory: OFFER_ACCEPTED, form_completed: true, offer_accepted: true }
    await leads.update(leadId, { subcategory: OFFER_ACCEPTED, payload }, within)
    await valuations.update(id, { ...valuation, accepted: true }, within)
    for (const delivery of deliveriesNow(site, lead)) {
      const deliveryId = await leads.addDelivery(leadId, delivery, now, within)
      await platform.storage.forSite(site).notifyDue('lead', deliveryId, within)
    }
    return { isNew: true }
  })
  if (accepted === null) return { ok: false, reason: 'no-offer' }
  if (accepted.isNew) platform.log.info('offer accepted', { site: site.slug, lead: leadId })
  return { ok: true, leadId }
}
