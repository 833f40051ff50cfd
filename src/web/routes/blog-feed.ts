import { showBlogFeed } from '#operations/site/show-blog.ts'
import { orNotFound } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** CONTENT-1: `/blog/rss.xml`. */
export function loader(args: RouteArgs) {
  const xml = orNotFound(showBlogFeed(contextOf(args)))
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
