import { inRegion, REGIONS, type RegionCode } from '../region.ts'

/** PLACE-6, FORM-3: message for an unknown postcode, with the region's word for it (SITE-6). */
export function invalidPostcode(region: RegionCode): string {
  return inRegion('Invalid {postcode}', region)
}

/** SITE-6: whether a text has the format of the region's postcodes. */
export function isPostcode(text: string, region: RegionCode): boolean {
  return /^\d+$/.test(text) && text.length === REGIONS[region].postcodeLength
}
