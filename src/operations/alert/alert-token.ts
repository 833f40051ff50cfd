import type { Site } from '#site/site.ts'
import type { StoredAlert } from '#storage/alert/alerts.ts'
import type { Platform } from '../platform.ts'

/** What a link in a mail is for. A link for one is none for the other. */
export type TokenUse = 'confirm' | 'end'

/** ALERT-1: signs an alert's id, so that only the owner of the address can confirm or end it. */
export function alertToken(platform: Pick<Platform, 'keyedHash'>, site: Site, use: TokenUse, alertId: string): string {
  return `${alertId}.${signature(platform, site, use, alertId)}`
}

/** The alert of a link; null if the signature is wrong or the alert is deleted. */
export async function alertOfToken(
  platform: Platform,
  site: Site,
  use: TokenUse,
  token: string,
): Promise<StoredAlert | null> {
  const [id = '', signed = ''] = token.split('.')
  if (signed !== signature(platform, site, use, id)) return null
  return platform.storage.forSite(site).alerts.find(id)
}

/** 160 bits: it cannot be guessed. */
const SIGNATURE_CHARACTERS = 40

function signature(
  { keyedHash }: Pick<Platform, 'keyedHash'>,
  { slug }: Pick<Site, 'slug'>,
  use: TokenUse,
  alertId: string,
): string {
  return keyedHash(`alert ${use} ${slug} ${alertId}`).slice(0, SIGNATURE_CHARACTERS)
}
