import { useLoaderData } from 'react-router'
import { breadcrumbList } from '#domain/breadcrumb.ts'
import { ModelPage } from '#ui/model/model-page.tsx'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { loader } from '../routes/model.ts'

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { origin } = new URL(loaderData.canonical)
  return pageMeta({ ...loaderData, structuredData: [breadcrumbList(loaderData.breadcrumb, origin)] }, site)
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  return <ModelPage model={loaderData} />
}
