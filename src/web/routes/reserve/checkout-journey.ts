import { redirect } from 'react-router'
import { checkoutHref } from '#operations/reservation/show-checkout.ts'
import { orNotFoundPage } from '../../or-not-found.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** ROUTE-4: redirects `?car_id=` to that car's checkout, for links from other sites. */
export async function loader(args: RouteArgs) {
  const context = contextOf(args)
  const carId = args.url.searchParams.get('car_id') ?? ''
  throw redirect(await orNotFoundPage(await checkoutHref(context, carId), context))
}
