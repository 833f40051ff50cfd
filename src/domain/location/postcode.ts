import { REGIONS, type RegionCode } from '../region.ts'

/** PLACE-6: what is said of a postcode that leads nowhere. */
export const INVALID_POSTCODE = 'Invalid postcode'

/** Whether a text has as many digits as the region's postcodes (SITE-6). */
export function isPostcode(text: string, region: RegionCode): boolean {
  return /^\d+$/.test(text) && text.length === REGIONS[region].postcodeLength
}
