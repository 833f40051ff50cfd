import type { Site } from '#site/site.ts'
import type { StoredAlert } from '#storage/alert/alerts.ts'
import type { Platform } from '../platform.ts'
import { idOfSigned, shortSignedId, signedId } from '../signed-id.ts'
import type { SiteRequest } from '../site-request.ts'

/** What a link in a mail is for. A link for one is none for the other. */
export type TokenUse = 'confirm' | 'end'

/** ALERT-1: signs an alert's id, so that only the owner of the address can confirm or end it. */
export function alertToken(
  platform: Pick<Platform, 'dataHash' | 'earlierHashes'>,
  { slug }: Pick<Site, 'slug'>,
  use: TokenUse,
  alertId: string,
): string {
  return signedId(platform, `alert ${use} ${slug}`, alertId)
}

/** The same for the link of a text message, which has room for 160 letters. */
export function alertTextToken(
  platform: Pick<Platform, 'dataHash' | 'earlierHashes'>,
  { slug }: Pick<Site, 'slug'>,
  alertId: string,
): string {
  return shortSignedId(platform, `alert confirm ${slug}`, alertId)
}

/** The alert of a link; null if the signature is wrong or the alert is deleted. */
export async function alertOfToken(
  { platform, site }: SiteRequest,
  use: TokenUse,
  token: string,
): Promise<StoredAlert | null> {
  const id = idOfSigned(platform, `alert ${use} ${site.slug}`, token)
  return id === null ? null : platform.storage.forSite(site).alerts.find(id)
}
