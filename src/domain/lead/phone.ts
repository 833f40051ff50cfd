import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { RegionCode } from '../region.ts'
import { phoneMetadata } from './phone-metadata.ts'

/** FORM-2: the number in E.164 ('+61412345678') when it is a valid number of the region, else null. */
export function normalPhone(text: string, region: RegionCode): string | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: region, extract: false }, phoneMetadata)
  return phone?.isValid() && phone.country === region ? phone.number : null
}

/** The number as people of the region write it: '0412 345 678'. Text that is no such number stays as it is. */
export function formatPhone(text: string, region: RegionCode): string {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: region, extract: false }, phoneMetadata)
  return phone ? phone.formatNational() : text
}

/** The number as a link dials it: 'tel:+61732123456'; what is no number of the region by its digits. */
export function telHref(text: string, region: RegionCode): string {
  return `tel:${normalPhone(text, region) ?? text.replace(/[^0-9+]/g, '')}`
}
