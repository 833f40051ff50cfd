import { redirect } from 'react-router'
import { contentMoved } from '#operations/site/content-moved.ts'
import { showContent } from '#operations/site/show-content.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/**
 * ROUTE-9: a page of the site's own Markdown, at any address that no other route has; otherwise the site's 404 page.
 */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const { pathname } = args.url
  const content = await showContent(context, pathname)
  const moved = content === null ? contentMoved(context, pathname) : null
  if (moved !== null) throw redirect(moved, 301)
  return orNotFoundPage(content, context)
}
