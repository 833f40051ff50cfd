import { siteView } from '#operations/site/show-site.ts'
import type { Site } from '#site/site.ts'
import type { FrameView } from '#views/site/site-view.ts'
import type { RequestContext } from './middleware/request-context.ts'

/** The site around a page, made once a minute; the same view is the same object, so that its markup can be kept. */
export function cachedSiteView({ platform, site, now }: RequestContext): FrameView {
  const pages = platform.pagesOf(site.slug)
  const catalogue = platform.catalogueOf(site.slug)
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE)
  const last = kept.get(site)
  if (last?.pages === pages && last.catalogue === catalogue && last.minute === minute) return last.view
  const view = siteView(site, now, pages, catalogue)
  kept.set(site, { pages, catalogue, minute, view })
  return view
}

const MS_PER_MINUTE = 60_000

/** A site that changed is another object, and so are its pages. */
const kept = new WeakMap<Site, CachedView>()

interface CachedView {
  readonly pages: unknown
  readonly catalogue: unknown
  readonly minute: number
  readonly view: FrameView
}
