import type { SiteRequest } from '../site-request.ts'
import { findValuation } from './find-valuation.ts'

/** TRADE-4: puts on record that a browser has sent a valuation's result in; false for one that the site does not have. */
export async function noteValuation(asked: SiteRequest, id: string): Promise<boolean> {
  const kept = await findValuation(asked, id)
  if (kept === null) return false
  const { id: _, leadId: _lead, expiresAt: _until, ...valuation } = kept
  await asked.platform.storage.forSite(asked.site).valuations.update(id, { ...valuation, resultSaved: true })
  return true
}
