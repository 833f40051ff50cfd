import type { StoredValuation } from '#storage/valuations.ts'
import type { SiteRequest } from '../site-request.ts'

/** Finds a valuation of the site; null if it does not exist or has expired. */
export async function findValuation(
  { platform, site, now }: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  id: string,
): Promise<StoredValuation | null> {
  return /^[\w-]{1,64}$/.test(id) ? platform.storage.forSite(site).valuations.find(id, now) : null
}
