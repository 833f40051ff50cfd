import { oncePer } from '#caching/once-per.ts'
import { siteView } from '#operations/site/show-site.ts'
import type { Site } from '#site/site.ts'
import type { SiteContent } from '#site/site-content.ts'
import type { FrameView } from '#views/site/site-view.ts'
import type { RequestContext } from './request-context.ts'

/**
 * View of the site around a page. Computed once a minute; within it the object is the same, so that its markup can be
 * cached.
 */
export function cachedSiteView({ platform, site, now }: Pick<RequestContext, 'platform' | 'site' | 'now'>): FrameView {
  return viewInMinute(site, Math.floor(now.getTime() / MS_PER_MINUTE), platform.contentOf(site.slug))
}

const MS_PER_MINUTE = 60_000

/** A changed site is a new object, and so is its content. */
const viewInMinute = oncePer(
  (site: Site, minute: number, content: SiteContent): FrameView =>
    siteView(site, new Date(minute * MS_PER_MINUTE), content),
)
