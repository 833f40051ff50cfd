import { YOUR_DATA_PATH } from '#domain/paths.ts'
import type { MenuLink, SiteView } from '#views/site/site-view.ts'

/** The site's privacy policy, or the terms where it has no policy; null where it has neither. */
export function policyLink({ legal }: Pick<SiteView, 'legal'>): MenuLink | null {
  return legal.links.find(({ href }) => !href.startsWith(YOUR_DATA_PATH)) ?? null
}
