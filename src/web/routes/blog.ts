import { showBlog } from '#operations/site/show-blog.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

/** ROUTE-9, CONTENT-1: `/blog`; a 404 for a site without articles. */
export function loader(args: RouteArgs) {
  return orNotFoundPage(showBlog(contextOf(args), args.url.searchParams), contextOf(args))
}
