import { showDisclaimer } from '#operations/car/show-disclaimer.ts'
import { jsonError, methodNotAllowed } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** FIN-7: the disclaimer of a car's estimate, by `?car_id=`; 404 if the car shows no estimate. */
export async function loader(args: RouteArgs) {
  const carId = new URL(args.request.url).searchParams.get('car_id') ?? ''
  const disclaimer = await showDisclaimer(contextOf(args), carId)
  return disclaimer ? Response.json(disclaimer) : jsonError(404, 'No finance estimate shows on this car.')
}

export const action = () => methodNotAllowed('GET, HEAD')
