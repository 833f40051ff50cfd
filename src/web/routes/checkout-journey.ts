import { redirect } from 'react-router'
import { checkoutHref } from '#operations/show-checkout.ts'
import { foundPage } from '../found.ts'
import { contextOf } from '../request-context.ts'
import type { Route } from './+types/checkout-journey.ts'

/** ROUTE-4: the reservation of a car under the address that links from elsewhere use. */
export async function loader(args: Route.LoaderArgs) {
  const context = contextOf(args)
  return redirect(await foundPage(await checkoutHref(context, args.url.searchParams.get('car_id') ?? ''), context))
}
