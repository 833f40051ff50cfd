import type { StoredAlert } from '#storage/alert/alerts.ts'
import { idOfBuyerToken } from '../buyer-link.ts'
import type { SiteRequest } from '../site-request.ts'

/** ALERT-1: the alert of a link; null if it is none of ours, over, or the alert is deleted. */
export async function alertOfToken(
  { platform, site }: SiteRequest,
  link: 'alert confirm' | 'alert end',
  token: string,
): Promise<StoredAlert | null> {
  const id = idOfBuyerToken(platform, site, link, token)
  return id === null ? null : platform.storage.forSite(site).alerts.find(id)
}
