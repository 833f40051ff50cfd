import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { phoneMetadata } from '../lead/phone-metadata.ts'
import type { RegionCode } from '../region.ts'

/** What a text message may go to. Where mobile numbers look like others (US), the library cannot tell them apart. */
const REACHED_BY_TEXT: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/**
 * H7, GARAGE-2: the number in E.164 when it is a mobile number of the region, else null: a landline cannot read a code, and
 * a premium number (190x) earns its owner money for each.
 */
export function mobileNumber(text: string, region: RegionCode): string | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: region, extract: false }, phoneMetadata)
  if (!phone?.isValid() || phone.country !== region) return null
  return REACHED_BY_TEXT.has(phone.getType()) ? phone.number : null
}
