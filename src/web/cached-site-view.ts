import { oncePer } from '#caching/once-per.ts'
import type { Platform } from '#operations/platform.ts'
import { siteView } from '#operations/site/show-site.ts'
import type { Site } from '#site/site.ts'
import type { FrameView } from '#views/site/site-view.ts'
import type { RequestContext } from './request-context.ts'

/**
 * View of the site around a page. Computed once a minute; within it the object is the same, so that its markup can be
 * cached.
 */
export function cachedSiteView({ platform, site, now }: Pick<RequestContext, 'platform' | 'site' | 'now'>): FrameView {
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE)
  const { slug } = site
  return viewInMinute(site, minute, platform.pagesOf(slug), platform.catalogueOf(slug), platform.logoSizesOf(slug))
}

const MS_PER_MINUTE = 60_000

/** A changed site is a new object, and so are its pages, its catalogue and the sizes of its logos. */
const viewInMinute = oncePer(
  (site: Site, minute: number, ...[pages, { models }, logoSizes]: ContentOfSite): FrameView =>
    siteView(site, new Date(minute * MS_PER_MINUTE), pages, { models, logoSizes }),
)

type ContentOfSite = [
  pages: ReturnType<Platform['pagesOf']>,
  catalogue: ReturnType<Platform['catalogueOf']>,
  logoSizes: ReturnType<Platform['logoSizesOf']>,
]
