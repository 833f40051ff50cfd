import { invalidPostcode } from '#domain/location/postcode.ts'
import { findAddress, findPostcode } from '#operations/listing/find-place.ts'
import { jsonError, methodNotAllowed } from '../../calls/json-api.ts'
import { contextOf } from '../../request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** PLACE-6: latitude and longitude of `?postcode=` or `?address=`. */
export async function loader(args: RouteArgs) {
  const { platform, site } = contextOf(args)
  const searchParams = new URL(args.request.url).searchParams
  const postcode = searchParams.get('postcode')?.trim() ?? ''
  const place = postcode
    ? await findPostcode(platform, site, postcode)
    : await findAddress(platform, site, searchParams.get('address') ?? '')
  return place
    ? Response.json({ lat: place.lat, lng: place.lng }, { headers: NO_STORE })
    : jsonError(404, invalidPostcode(site.region), { headers: NO_STORE })
}

export const action = () => methodNotAllowed('GET, HEAD')

/** Not cached: an address is personal, and a failed lookup may work next time. */
const NO_STORE = { 'Cache-Control': 'no-store' }
