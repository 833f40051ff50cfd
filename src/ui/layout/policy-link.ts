import { YOUR_DATA_PATH } from '#domain/paths.ts'
import type { MenuLink, SiteView } from '#views/site/site-view.ts'

/** Link to the site's privacy policy, else to its terms; null without either. */
export function policyLink({ legal }: Pick<SiteView, 'legal'>): MenuLink | null {
  return legal.links.find(({ href }) => !href.startsWith(YOUR_DATA_PATH)) ?? null
}
