import type { SiteRequest } from '../site-request.ts'
import { findValuation } from './find-valuation.ts'

/** TRADE-4: puts on record that a browser has sent a valuation's result in; false for one that the site does not have. */
export async function recordValuation(request: SiteRequest, id: string): Promise<boolean> {
  const kept = await findValuation(request, id)
  if (kept === null) return false
  const { id: _, leadId: _lead, expiresAt: _until, ...valuation } = kept
  await request.platform.storage.forSite(request.site).valuations.update(id, { ...valuation, resultSaved: true })
  return true
}
