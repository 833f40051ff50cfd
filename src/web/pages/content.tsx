import { useLoaderData } from 'react-router'
import { ContentPage } from '#ui/content/content-page.tsx'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { loader } from '../routes/content.ts'

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(loaderData, site) : []
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  return <ContentPage content={loaderData} />
}
