import { useEffect } from 'react'
import { useLoaderData } from 'react-router'
import { ReservationPage } from '#ui/reservation/reservation-page.tsx'
import { withAnalytics } from '../../browser/analytics.ts'
import type { MetaArgs } from '../../page-meta.ts'
import type { loader } from '../../routes/reserve/reservation.ts'
import { useSite } from '../../use-site.ts'

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return [
    { title: loaderData?.heading ?? '' },
    { name: 'robots', content: 'noindex' },
    // Other sites must not learn the address, which is the buyer's secret.
    { name: 'referrer', content: 'same-origin' },
  ]
}

export function Component() {
  const reservation = useLoaderData<typeof loader>()
  const site = useSite()
  const { slug, region } = site
  const leadId = reservation.lead?.id ?? null
  const event = reservation.lead?.event ?? null
  useEffect(() => {
    if (leadId === null) return
    const told = { leadId, category: 'Vehicle Enquiry', event, booked: false, reserved: true }
    withAnalytics(({ tellLead }) => tellLead({ slug, region }, told))
  }, [leadId, event, slug, region])
  return <ReservationPage site={site} reservation={reservation} />
}
