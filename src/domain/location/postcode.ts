import { REGIONS, type RegionCode } from '../region.ts'

/** PLACE-6, FORM-3: what is said of a postcode that leads nowhere, in the region's word for it (SITE-6). */
export function invalidPostcode(region: RegionCode): string {
  return `Invalid ${postcodeWord(region)}`
}

/** 'postcode', 'ZIP code': within a sentence. */
function postcodeWord(region: RegionCode): string {
  const { postcode } = REGIONS[region].words
  return /^[A-Z]{2}/.test(postcode) ? postcode : postcode.toLowerCase()
}

/** Whether a text has as many digits as the region's postcodes (SITE-6). */
export function isPostcode(text: string, region: RegionCode): boolean {
  return /^\d+$/.test(text) && text.length === REGIONS[region].postcodeLength
}
