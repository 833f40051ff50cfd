import { useEffect } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { LeadForm } from '#ui/lead-form/lead-form.tsx'
import { ValuationSteps } from '#ui/trade-in/valuation-page.tsx'
import { withAnalytics } from '../browser/analytics.ts'
import type { PageHandle } from '../page-handle.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { action, loader } from '../routes/valuation.ts'
import { useSite } from '../use-site.ts'

export const handle: PageHandle = { stylesheets: 'trade-in' }

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.page.metaTitle ?? '' }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const { page, form, sent } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  const { slug, region } = useSite()
  useEffect(() => {
    if (sent) withAnalytics(({ tellLead }) => tellLead({ slug, region }, { ...sent, booked: false }))
  }, [sent, slug, region])
  const fault = actionData && 'fault' in actionData ? actionData.fault : null
  const faults = actionData && 'fields' in actionData ? actionData : null
  return (
    <ValuationSteps page={page} fault={fault}>
      {form ? <LeadForm form={form.view} faults={faults} filled={form.filled} submitLabel={form.submitLabel} /> : null}
    </ValuationSteps>
  )
}
