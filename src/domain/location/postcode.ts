import { inRegion, REGIONS, type RegionCode } from '../region.ts'

/** PLACE-6, FORM-3: what is said of a postcode that leads nowhere, in the region's word for it (SITE-6). */
export function invalidPostcode(region: RegionCode): string {
  return inRegion('Invalid {postcode}', region)
}

/** Whether a text has as many digits as the region's postcodes (SITE-6). */
export function isPostcode(text: string, region: RegionCode): boolean {
  return /^\d+$/.test(text) && text.length === REGIONS[region].postcodeLength
}
