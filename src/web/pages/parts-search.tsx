import { useLoaderData } from 'react-router'
import { PartsPage } from '#ui/parts/parts-page.tsx'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { loader } from '../routes/parts-search.ts'

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(loaderData, site) : []
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  return <PartsPage parts={loaderData} />
}
