import { siteView } from '#operations/site/show-site.ts'
import type { Site } from '#site/site.ts'
import type { FrameView } from '#views/site/site-view.ts'
import type { RequestContext } from './middleware/request-context.ts'

/**
 * View of the site around a page. Made once a minute; within it the object is the same, so that its markup can be
 * cached.
 */
export function cachedSiteView({ platform, site, now }: RequestContext): FrameView {
  const pages = platform.pagesOf(site.slug)
  const catalogue = platform.catalogueOf(site.slug)
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE)
  const last = views.get(site)
  if (last?.pages === pages && last.catalogue === catalogue && last.minute === minute) return last.view
  const view = siteView(site, now, pages, catalogue)
  views.set(site, { pages, catalogue, minute, view })
  return view
}

const MS_PER_MINUTE = 60_000

/** Views by site. A changed site is a new object, and so are its pages and its catalogue. */
const views = new WeakMap<Site, CachedView>()

interface CachedView {
  readonly pages: unknown
  readonly catalogue: unknown
  readonly minute: number
  readonly view: FrameView
}
