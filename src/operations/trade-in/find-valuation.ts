import type { StoredValuation } from '#storage/valuations.ts'
import { idOfBuyerToken } from '../buyer-link.ts'
import type { SiteRequest } from '../site-request.ts'

/** TRADE-1: the valuation of a signed link; null if the link is none of ours, or the valuation has expired. */
export async function findValuation(
  { platform, site, now }: Pick<SiteRequest, 'platform' | 'site' | 'now'>,
  token: string,
): Promise<StoredValuation | null> {
  const id = idOfBuyerToken(platform, site, 'valuation', token)
  return id === null ? null : platform.storage.forSite(site).valuations.find(id, now)
}
