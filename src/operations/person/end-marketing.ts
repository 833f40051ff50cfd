import { maskedEmail, mayBeWrittenTo } from '#domain/lead/unsubscribe.ts'
import type { SiteRequest } from '../site-request.ts'

/** The unsubscribe page: the address and whether its messages have ended. */
export interface MarketingView {
  /** Masked, because the link may have been forwarded. */
  readonly email: string
  readonly ended: boolean
}

/** LAW-4: shows the address of an unsubscribe link without changing anything. Null if the site has no such lead, or it has no address (B11). */
export async function showMarketing({ platform, site }: SiteRequest, leadId: string): Promise<MarketingView | null> {
  const { leads, marketingEnds } = platform.storage.forSite(site)
  const lead = await leads.find(leadId)
  if (!lead?.payload.email) return null
  const endedAt = await marketingEnds.endedAt(lead.payload.email)
  return { email: maskedEmail(lead.payload.email), ended: !mayBeWrittenTo(lead.consent, endedAt) }
}

/** LAW-4: ends this site's marketing messages to the link's address. Idempotent. */
export async function endMarketing({ platform, site }: SiteRequest, leadId: string): Promise<MarketingView | null> {
  const { leads, marketingEnds } = platform.storage.forSite(site)
  const lead = await leads.find(leadId)
  if (!lead?.payload.email) return null
  await marketingEnds.end(lead.payload.email, lead.id, platform.clock.now())
  platform.log.info('marketing ended', { site: site.slug, lead: lead.id })
  return { email: maskedEmail(lead.payload.email), ended: true }
}
