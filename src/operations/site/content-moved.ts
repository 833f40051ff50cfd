import { contentPath } from '#domain/content/content-path.ts'
import { withoutEnd } from '#domain/without-ends.ts'
import type { SiteRequest } from '../site-request.ts'

/** Path of a content page that was requested at the other of its two URLs (D-54), or null. */
export function contentMoved({ platform, site }: SiteRequest, pathname: string): string | null {
  const path = withoutEnd(pathname.toLowerCase(), '/')
  const [, name] = /^\/(?:pages\/)?([^/]+)$/.exec(path) ?? []
  if (name === undefined) return null
  const other = contentPath(name)
  return other !== path && platform.contentOf(site.slug).pages.some((page) => page.path === other) ? other : null
}
