import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { RegionCode } from '../region.ts'
import { phoneMetadata } from './phone-metadata.ts'

/** FORM-2: a valid phone number of the region as E.164 ('+61412345678'), else null. */
export function normalPhone(text: string, region: RegionCode): string | null {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: region, extract: false }, phoneMetadata)
  return phone?.isValid() && phone.country === region ? phone.number : null
}

/** The number in the region's usual notation: '0412 345 678'. Text that is not a phone number is returned unchanged. */
export function formatPhone(text: string, region: RegionCode): string {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: region, extract: false }, phoneMetadata)
  return phone ? phone.formatNational() : text
}

/** Whether an E.164 number is a landline, which takes no text messages. Numbers of the United States do not say. */
export function isLandline(phone: string): boolean {
  return /^\+61[2378]|^\+64[34679]/.test(phone)
}

/**
 * The number as a link target: 'tel:+61732123456'. Text that is not a valid number of the region is reduced to its
 * digits.
 */
export function telHref(text: string, region: RegionCode): string {
  return `tel:${normalPhone(text, region) ?? text.replace(/[^0-9+]/g, '')}`
}
