import { isPostcode } from '#domain/location/postcode.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { FoundPlace } from '#gateways/geocoding/geocoding.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

const LONGEST_ADDRESS = 200

/** PLACE-6: coordinates of a postcode in the site's region. Null if it is unknown or the geocoder fails. */
export async function findPostcode(
  platform: Pick<Platform, 'geocoder' | 'log'>,
  { region, slug }: AskingSite,
  text: string,
): Promise<FoundPlace | null> {
  return isPostcode(text, region) ? askGeocoder(platform, { kind: 'postcode', text, region, ...ofSite(slug) }) : null
}

/** PLACE-6: coordinates of an address in the site's region. Null if it is unknown or the geocoder fails. */
export async function findAddress(
  platform: Pick<Platform, 'geocoder' | 'log'>,
  { region, slug }: AskingSite,
  address: string,
): Promise<FoundPlace | null> {
  const text = address.trim()
  if (text === '' || text.length > LONGEST_ADDRESS) return null
  return askGeocoder(platform, { kind: 'address', text, region, ...ofSite(slug) })
}

/** The site that pays for the lookup, if any. */
type AskingSite = Pick<Site, 'region'> & Partial<Pick<Site, 'slug'>>

function ofSite(slug: string | undefined) {
  return slug === undefined ? {} : { siteSlug: slug }
}

async function askGeocoder(
  { geocoder, log }: Pick<Platform, 'geocoder' | 'log'>,
  asked: Parameters<Platform['geocoder']['find']>[0],
): Promise<FoundPlace | null> {
  try {
    return await geocoder.find(asked)
  } catch (error) {
    if (!isGatewayError(error)) throw error
    // Do not log the address: it may be a visitor's home.
    log.warn('geocoding failed', { reason: error.message })
    return null
  }
}
