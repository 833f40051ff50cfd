import { oncePer } from '#caching/once-per.ts'
import { pageLocation } from '#operations/site/page-location.ts'
import type { FrameView } from '#views/site/site-view.ts'
import { cachedSiteView } from '../cached-site-view.ts'
import type { RequestContext } from '../request-context.ts'
import { frameAround } from './masked-phones.ts'

/**
 * The frame around a page: its phone numbers (PHONE-1), and the banner of a location on the pages about it alone (SITE-10).
 * Only a site with such a banner is asked for the page's location.
 */
export async function frameOfPage(context: RequestContext, url: URL): Promise<FrameView> {
  const view = frameAround(url.pathname, cachedSiteView(context))
  if (!view.localBanner) return view
  const location = await pageLocation(context, url)
  return location !== null && view.banner?.locations.includes(location) ? view : withoutBanner(view)
}

/** The frame around an answer that shows no car and no location. */
export function frameOfFailure(view: FrameView): FrameView {
  const frame = frameAround('/', view)
  return frame.localBanner ? withoutBanner(frame) : frame
}

/** The same object for the same view, so that its markup can be cached. */
const withoutBanner = oncePer((view: FrameView): FrameView => ({ ...view, banner: null }))
