import { useActionData, useLoaderData } from 'react-router'
import { formLayoutOf } from '#themes/form-layouts.ts'
import { LeadPage } from '#ui/lead-page/lead-page.tsx'
import { ValuationStartPage } from '#ui/trade-in/valuation-start.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { MetaArgs } from '../page-meta.ts'
import { pageMeta } from '../page-meta.ts'
import type { action, loader } from '../routes/trade-in.ts'
import { useSite } from '../use-site.ts'

export const handle: PageHandle = { stylesheets: 'trade-in' }

export function meta({ loaderData, site }: MetaArgs<typeof loader>) {
  const page = loaderData?.start ?? loaderData?.lead?.page
  return page ? pageMeta(page, site) : []
}

export function Component() {
  const { start, lead, blocks } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const site = useSite()
  if (start)
    return (
      <ValuationStartPage
        start={start}
        faults={actionData && !('message' in actionData) ? actionData : null}
        blocks={blocks}
      />
    )
  const faults = actionData && 'message' in actionData ? actionData : null
  return (
    <LeadPage
      site={site}
      layout={formLayoutOf(site.template)}
      page={lead.page}
      location={lead.location}
      form={lead.form}
      faults={faults}
      blocks={blocks}
    />
  )
}
