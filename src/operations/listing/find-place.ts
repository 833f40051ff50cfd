import { isPostcode } from '#domain/location/postcode.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { FoundPlace } from '#gateways/geocoding/geocoding.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

const LONGEST_ADDRESS = 200

/** PLACE-6: where a postcode of the site's region is; null where none such is known, or where nobody can be asked now. */
export async function findPostcode(
  platform: Pick<Platform, 'geocoder' | 'log'>,
  { region, slug }: AskingSite,
  text: string,
): Promise<FoundPlace | null> {
  return isPostcode(text, region) ? askGeocoder(platform, { kind: 'postcode', text, region, ...ofSite(slug) }) : null
}

/** PLACE-6: where an address in the site's region is; null as for a postcode. */
export async function findAddress(
  platform: Pick<Platform, 'geocoder' | 'log'>,
  { region, slug }: AskingSite,
  address: string,
): Promise<FoundPlace | null> {
  const text = address.trim()
  if (text === '' || text.length > LONGEST_ADDRESS) return null
  return askGeocoder(platform, { kind: 'address', text, region, ...ofSite(slug) })
}

/** The site whose visitor asks, where one does: what the question costs is its own. */
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
    // Where somebody lives is nobody's to read in a log: only that the service failed.
    log.warn('geocoding failed', { reason: error.message })
    return null
  }
}
