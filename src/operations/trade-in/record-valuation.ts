import type { SiteRequest } from '../site-request.ts'
import { findValuation } from './find-valuation.ts'

/** TRADE-4: records that a browser has submitted the valuation's result; false if the site has no such valuation. */
export async function recordValuation(request: SiteRequest, token: string): Promise<boolean> {
  const storedValuation = await findValuation(request, token)
  if (storedValuation === null) return false
  const { id, leadId: _lead, expiresAt: _until, ...valuation } = storedValuation
  await request.platform.storage.forSite(request.site).valuations.update(id, { ...valuation, resultSaved: true })
  return true
}
