import { type Acted, actOn } from '../inbox/act.ts'
import type { StaffRequest } from '../staff-request.ts'
import { deliverLead } from './deliver-lead.ts'

/** INBOX-11: tries a delivery of the conversation again now, with a row of the audit log. `sent`: it has arrived before. */
export async function retryDelivery(request: StaffRequest, id: string, deliveryId: string): Promise<Acted<'sent'>> {
  const { platform, site } = request
  const { leads } = platform.storage.forSite(site)
  const acted = await actOn<'sent' | 'other'>(
    request,
    { id, action: 'delivery.retry' },
    async (_before, within, now) => {
      const delivery = await leads.delivery(deliveryId, within)
      const ownLeads = await leads.ofConversation(id, within)
      if (delivery === null || !ownLeads.some((lead) => lead.id === delivery.leadId)) return { refused: 'other' }
      const again = await leads.retry(deliveryId, now, within)
      if (again === null) return { refused: 'sent' }
      return { audited: { delivery: deliveryId, state: again.state } }
    },
  )
  if (acted.ok) {
    await deliverLead(platform, { siteSlug: site.slug, id: deliveryId })
    return acted
  }
  return { ok: false, reason: acted.reason === 'sent' ? 'sent' : 'not-found' }
}
