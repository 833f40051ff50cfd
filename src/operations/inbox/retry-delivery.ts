import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import { deliverLead } from '../delivery/deliver-lead.ts'
import type { Platform } from '../platform.ts'
import { type Acted, actOn } from './act.ts'

/** INBOX-11: tries a delivery of the conversation again now, with a row of the audit log. `sent`: it has arrived before. */
export async function retryDelivery(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
  deliveryId: string,
): Promise<Acted<'sent'>> {
  const { leads } = platform.storage.forSite(site)
  const acted = await actOn<'sent' | 'other'>(
    platform,
    site,
    actor,
    { id, action: 'delivery.retry' },
    async (_before, within, now) => {
      const delivery = await leads.delivery(deliveryId, within)
      const own = await leads.ofConversation(id, within)
      if (delivery === null || !own.some((lead) => lead.id === delivery.leadId)) return { refused: 'other' }
      const again = await leads.retry(deliveryId, now, within)
      if (again === null) return { refused: 'sent' }
      await platform.defer('deliver-lead', { siteSlug: site.slug, deliveryId }, within)
      return { audited: { delivery: deliveryId, state: again.state } }
    },
  )
  if (acted.ok) {
    await deliverLead(platform, { siteSlug: site.slug, deliveryId })
    return acted
  }
  return { ok: false, reason: acted.reason === 'sent' ? 'sent' : 'not-found' }
}
