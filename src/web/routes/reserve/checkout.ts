import { data, redirect } from 'react-router'
import { showCheckout } from '#operations/reservation/show-checkout.ts'
import { REFUSAL_STATUS, receiveReservation, reservationFaults, retryHeaders } from '../../calls/receive-reservation.ts'
import { formFields } from '../../form-fields.ts'
import { orNotFoundPage } from '../../or-not-found.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** Parameters of the path. */
type Params = { readonly slug: string; readonly flow: string }

/** ROUTE-4, RESERVE-1: /cars/{slug}/checkout or /buy-online, whichever the site uses; the other one redirects to it. */
export async function loader(args: RouteArgs<Params>) {
  const context = contextOf(args)
  const { slug, flow } = args.params
  const shownCheckout = await orNotFoundPage(await showCheckout(context, slug, flow), context)
  if (shownCheckout.kind === 'moved') throw redirect(shownCheckout.href)
  return { page: shownCheckout.page, action: args.url.pathname }
}

/** RESERVE-3: redirects to the payment; or returns the page with the typed values and the errors. */
export async function action(args: RouteArgs<Params>) {
  const fields = await formFields(args.request)
  const answer = await receiveReservation(contextOf(args), args.request, fields)
  if (answer.ok) return redirect(answer.paymentUrl, 303)
  return data(reservationFaults(answer, fields), {
    status: REFUSAL_STATUS[answer.reason],
    headers: retryHeaders(answer),
  })
}
