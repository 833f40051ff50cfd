import { useLoaderData } from 'react-router'
import { ArticlePage } from '#ui/blog/article-page.tsx'
import { BlogPage } from '#ui/blog/blog-page.tsx'
import { articleMeta, blogMeta } from '../blog-meta.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { loader } from '../routes/blog-post.ts'

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  return loaderData.kind === 'category' ? blogMeta(loaderData.blog, site) : articleMeta(loaderData.article, site)
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  return loaderData.kind === 'category' ? (
    <BlogPage blog={loaderData.blog} />
  ) : (
    <ArticlePage article={loaderData.article} />
  )
}
