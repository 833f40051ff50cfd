import { contentPath } from '#domain/content-path.ts'
import type { SiteRequest } from '../site-request.ts'

/** Where the page of a site's own words is whose name is asked for at the other of its two addresses (D-54); null without one. */
export function contentMoved({ platform, site }: SiteRequest, pathname: string): string | null {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  const [, name] = /^\/(?:pages\/)?([^/]+)$/.exec(path) ?? []
  if (name === undefined) return null
  const other = contentPath(name)
  return other !== path && platform.pagesOf(site.slug).some((page) => page.path === other) ? other : null
}
