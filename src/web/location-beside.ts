import type { LeadPageView } from '#views/lead-page/lead-page-view.ts'
import type { LocationView } from '#views/site/site-view.ts'
import { cachedSiteView } from './cached-site-view.ts'
import { frameAround } from './middleware/masked-phones.ts'
import type { RequestContext } from './request-context.ts'

/** PLACE-2 PHONE-1: the location shown next to a page's form. Its phone is masked on pages that mask phones. */
export function locationBeside(
  context: RequestContext,
  pathname: string,
  { locationId }: Pick<LeadPageView, 'locationId'>,
): LocationView | null {
  const { locations } = frameAround(pathname, cachedSiteView(context))
  return locations.find(({ id }) => id === locationId) ?? null
}
