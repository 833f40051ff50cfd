import { useLoaderData } from 'react-router'
import { BlogPage } from '#ui/blog/blog-page.tsx'
import { blogMeta } from '../blog-meta.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { loader } from '../routes/blog.ts'

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return loaderData ? blogMeta(loaderData, site) : []
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  return <BlogPage blog={loaderData} />
}
