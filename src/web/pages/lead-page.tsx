import { useActionData, useLoaderData } from 'react-router'
import { absolute } from '#domain/breadcrumb.ts'
import { formLayoutOf } from '#themes/form-layouts.ts'
import { LeadPage } from '#ui/lead-page/lead-page.tsx'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { action, loader } from '../routes/lead-page.ts'
import { useSite } from '../use-site.ts'

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { page } = loaderData
  const picture = page.place?.picture
  return pageMeta(page, site, picture ? { image: absolute(picture, new URL(page.canonical).origin) } : {})
}

export function Component() {
  const { page, blocks, location, form } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const site = useSite()
  return (
    <LeadPage
      site={site}
      layout={formLayoutOf(site.template)}
      page={page}
      location={location}
      form={form}
      faults={actionData ?? null}
      blocks={blocks}
    />
  )
}
