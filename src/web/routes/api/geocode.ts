import { invalidPostcode } from '#domain/location/postcode.ts'
import { findAddress, findPostcode } from '#operations/listing/find-place.ts'
import { jsonError, methodNotAllowed } from '../../calls/json-api.ts'
import { contextOf } from '../../middleware/request-context.ts'
import type { RouteArgs } from '../../route-args.ts'

/** PLACE-6: `?postcode=` or `?address=` as latitude and longitude. */
export async function loader(args: RouteArgs) {
  const { platform, site } = contextOf(args)
  const asked = new URL(args.request.url).searchParams
  const postcode = asked.get('postcode')?.trim() ?? ''
  const place = postcode
    ? await findPostcode(platform, site, postcode)
    : await findAddress(platform, site, asked.get('address') ?? '')
  return place
    ? Response.json({ lat: place.lat, lng: place.lng }, { headers: NEVER_KEPT })
    : jsonError(404, invalidPostcode(site.region), { headers: NEVER_KEPT })
}

export const action = () => methodNotAllowed('GET, HEAD')

/** An address is somebody's, and what failed may work the next time. */
const NEVER_KEPT = { 'Cache-Control': 'no-store' }
