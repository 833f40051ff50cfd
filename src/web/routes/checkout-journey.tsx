import { redirect } from 'react-router'
import { checkoutHref } from '#operations/reservation/show-checkout.ts'
import { contextOf } from '../middleware/request-context.ts'
import { orNotFoundPage } from '../or-not-found.ts'
import type { Route } from './+types/checkout-journey.ts'

/** ROUTE-4: leads on to the checkout of the car that a link from elsewhere names. */
export async function loader(args: Route.LoaderArgs) {
  const context = contextOf(args)
  const carId = args.url.searchParams.get('car_id') ?? ''
  throw redirect(await orNotFoundPage(await checkoutHref(context, carId), context))
}

/** The 404 page of a car that is not here needs a page around it. */
export default function CheckoutJourneyRoute() {
  return null
}
