import { maskedEmail, mayBeWrittenTo } from '#domain/lead/unsubscribe.ts'
import type { StoredLead } from '#storage/lead/leads.ts'
import { idOfBuyerToken } from '../buyer-link.ts'
import type { SiteRequest } from '../site-request.ts'

/** The unsubscribe page: the address and whether its messages have ended. */
export interface MarketingView {
  /** Masked, because the link may have been forwarded. */
  readonly email: string
  readonly ended: boolean
}

/** LAW-4: shows the address of an unsubscribe link without changing anything. Null if the link is none of ours, or its lead has no address (B11). */
export async function showMarketing(request: SiteRequest, token: string): Promise<MarketingView | null> {
  const { platform, site } = request
  const { marketingEnds } = platform.storage.forSite(site)
  const lead = await leadOf(request, token)
  if (!lead?.payload.email) return null
  const endedAt = await marketingEnds.endedAt(lead.payload.email)
  return { email: maskedEmail(lead.payload.email), ended: !mayBeWrittenTo(lead.consent, endedAt) }
}

/** LAW-4: ends this site's marketing messages to the link's address. Idempotent. */
export async function endMarketing(request: SiteRequest, token: string): Promise<MarketingView | null> {
  const { platform, site } = request
  const { marketingEnds } = platform.storage.forSite(site)
  const lead = await leadOf(request, token)
  if (!lead?.payload.email) return null
  await marketingEnds.end(lead.payload.email, lead.id, platform.clock.now())
  platform.log.info('marketing ended', { site: site.slug, lead: lead.id })
  return { email: maskedEmail(lead.payload.email), ended: true }
}

function leadOf({ platform, site }: SiteRequest, token: string): Promise<StoredLead | null> {
  const id = idOfBuyerToken(platform, site, 'unsubscribe', token)
  return id === null ? Promise.resolve(null) : platform.storage.forSite(site).leads.find(id)
}
