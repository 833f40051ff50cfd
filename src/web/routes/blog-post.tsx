import { showPost } from '#operations/site/show-blog.ts'
import { ArticlePage } from '#ui/blog/article-page.tsx'
import { BlogPage } from '#ui/blog/blog-page.tsx'
import { articleMeta, blogMeta } from '../blog-meta.ts'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import type { Route } from './+types/blog-post.ts'

/** ROUTE-9, CONTENT-1: `/blog/{slug}`: a category or an article. */
export function loader(args: Route.LoaderArgs) {
  return orNotFoundPage(
    showPost(contextOf(args), args.params.slug.toLowerCase(), args.url.searchParams),
    contextOf(args),
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return loaderData.kind === 'category' ? blogMeta(loaderData.blog, matches) : articleMeta(loaderData.article, matches)
}

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'category' ? (
    <BlogPage blog={loaderData.blog} />
  ) : (
    <ArticlePage article={loaderData.article} />
  )
}
