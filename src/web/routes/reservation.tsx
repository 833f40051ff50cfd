import { useEffect } from 'react'
import { data } from 'react-router'
import { showReservation } from '#operations/reservation/show-reservation.ts'
import { ReservationPage } from '#ui/reservation/reservation-page.tsx'
import { withAnalytics } from '../browser/analytics.ts'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import { useSite } from '../use-site.ts'
import type { Route } from './+types/reservation.ts'

/** A buyer's own page, by an id that cannot be guessed: paid, being confirmed, left, too late (RESERVE-3, RESERVE-5). */
export async function loader(args: Route.LoaderArgs) {
  const context = contextOf(args)
  const gaveUp = args.url.searchParams.has('cancelled')
  const reservation = await orNotFoundPage(await showReservation(context, args.params.id, gaveUp), context)
  const again = reservation.refresh === null ? {} : { Refresh: String(reservation.refresh) }
  return data(reservation, { headers: { ...NEVER_KEPT, ...again } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData?.heading ?? '' },
    { name: 'robots', content: 'noindex' },
    // Its address is the buyer's alone.
    { name: 'referrer', content: 'same-origin' },
  ]
}

export default function ReservationRoute({ loaderData: reservation }: Route.ComponentProps) {
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

const NEVER_KEPT = { 'Cache-Control': 'no-store' }
