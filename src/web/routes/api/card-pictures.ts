import { showCardPictures } from '#operations/car/show-card-pictures.ts'
import { jsonError, methodNotAllowed } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** B9: more pictures of a car's card, by `?car_id=`. A listing asks for them once a finger touches it. */
export async function loader(args: RouteArgs) {
  const carId = new URL(args.request.url).searchParams.get('car_id') ?? ''
  const pictures = await showCardPictures(contextOf(args), carId)
  return pictures ? Response.json(pictures) : jsonError(404, 'No such car is shown here.')
}

export const action = () => methodNotAllowed('GET, HEAD')
