import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { showSuccess } from '#operations/lead/show-success.ts'
import { rememberEnquiry, rememberSuccess } from '#ui/lead-form/last-enquiry.ts'
import { SuccessPage } from '#ui/success/success-page.tsx'
import { withAnalytics } from '../browser/analytics.ts'
import { readLeadCookie } from '../cookies/lead-cookie.ts'
import { contextOf } from '../middleware/request-context.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/success.ts'

/** ROUTE-6: only for the browser that sent the lead; anyone else is led to the home page. */
export async function loader(args: Route.LoaderArgs) {
  const context = contextOf(args)
  const sent = await readLeadCookie(context, args.request)
  if (!sent) throw redirect('/', { headers: NEVER_KEPT })
  return data(await showSuccess(context, sent), { headers: NEVER_KEPT })
}

export function headers() {
  return NEVER_KEPT
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.heading ?? '' }, { name: 'robots', content: 'noindex' }]
}

export default function SuccessRoute({ loaderData: success }: Route.ComponentProps) {
  const site = useSite()
  const { leadId, category, event, kept, car, dealership, appointment } = success
  const { slug, region } = site
  const carId = car?.id ?? null
  const carTitle = car?.title ?? null
  const booked = appointment !== null
  useEffect(() => {
    rememberEnquiry({ carId, category, car: carTitle })
    if (dealership) rememberSuccess(dealership, category)
    if (kept) withAnalytics(({ tellLead }) => tellLead({ slug, region }, { leadId, category, event, booked }))
  }, [leadId, category, event, kept, carId, carTitle, dealership, booked, slug, region])
  return <SuccessPage site={site} success={success} />
}

const NEVER_KEPT = { 'Cache-Control': 'no-store' }
