import { useLoaderData } from 'react-router'
import { ModelsPage } from '#ui/model/models-page.tsx'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { loader } from '../routes/models.ts'

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  return loaderData ? pageMeta(loaderData, site) : []
}

export function Component() {
  const loaderData = useLoaderData<typeof loader>()
  return <ModelsPage models={loaderData} />
}
