import { showBlog } from '#operations/site/show-blog.ts'
import { BlogPage } from '#ui/blog/blog-page.tsx'
import { blogMeta } from '../blog-meta.ts'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import type { Route } from './+types/blog.ts'

/** ROUTE-9, CONTENT-1: `/blog`; a 404 for a site without articles. */
export function loader(args: Route.LoaderArgs) {
  return orNotFoundPage(showBlog(contextOf(args), args.url.searchParams), contextOf(args))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? blogMeta(loaderData, matches) : []
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage blog={loaderData} />
}
