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

/**
 * SEARCH-19: coordinates of the place that a listing's address names: a postcode, or in New Zealand, whose postcodes no
 * table has, a town or district by its name (ASK-5).
 */
export async function findCentre(
  platform: Pick<Platform, 'geocoder' | 'log' | 'localities'>,
  site: AskingSite,
  text: string,
): Promise<FoundPlace | null> {
  if (site.region !== 'NZ' || isPostcode(text, site.region)) return findPostcode(platform, site, text)
  // A name in an address means one place, wherever one is.
  return platform.localities.named(text, { lat: 0, lng: 0 }, site.region)
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
