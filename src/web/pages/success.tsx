import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { successLayoutOf } from '#themes/form-layouts.ts'
import { rememberEnquiry, rememberSuccess } from '#ui/lead-form/last-enquiry.ts'
import { SuccessPage } from '#ui/success/success-page.tsx'
import { withAnalytics } from '../browser/analytics.ts'
import type { MetaArgs } from '../page-meta.ts'
import type { loader } from '../routes/success.ts'
import { useSite } from '../use-site.ts'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [{ title: loaderData?.heading ?? '' }, { name: 'robots', content: 'noindex' }]
}

export function Component() {
  const success = useLoaderData<typeof loader>()
  const site = useSite()
  const { leadId, category, event, kept, car, dealership, appointment } = success
  const { slug, region } = site
  const carId = car?.id ?? null
  const carTitle = car?.title ?? null
  const booked = appointment !== null
  const text = appointment?.text
  const end = appointment?.end
  useEffect(() => {
    rememberEnquiry({ carId, category, car: carTitle, booked: text && end ? { text, end } : null })
    if (dealership) rememberSuccess(dealership, category)
    if (kept) withAnalytics(({ tellLead }) => tellLead({ slug, region }, { leadId, category, event, booked }))
  }, [leadId, category, event, kept, carId, carTitle, dealership, booked, text, end, slug, region])
  return <SuccessPage site={site} success={success} layout={successLayoutOf(site.template)} />
}
