import type { KeptValuation } from '#storage/valuations.ts'
import type { SiteRequest } from '../site-request.ts'

/** The site's valuation of an id; null for one that it does not have, or that has expired. */
export async function findValuation(
  { platform, site, now }: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  id: string,
): Promise<KeptValuation | null> {
  return /^[\w-]{1,64}$/.test(id) ? platform.storage.forSite(site).valuations.find(id, now) : null
}
