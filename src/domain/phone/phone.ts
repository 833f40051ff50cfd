import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import type { RegionCode } from '../region.ts'
import { isForeignNumber } from './foreign-number.ts'
import { phoneMetadata } from './phone-metadata.ts'

/** SITE-6: the countries and territories whose numbers are those of a region. */
const TERRITORIES: Readonly<Record<RegionCode, readonly string[]>> = {
  AU: ['AU', 'CC', 'CX'],
  NZ: ['NZ'],
  US: ['US', 'AS', 'GU', 'MP', 'PR', 'VI'],
}

/** A text as a number of the region and its territories; null if it is none. */
export function numberOf(text: string, region: RegionCode) {
  const phone = parsed(text, region)
  return phone?.isValid() && TERRITORIES[region].includes(phone.country ?? '') ? phone : null
}

/** FORM-2: a valid phone number of the region as E.164 ('+61412345678'), else null. */
export function normalPhone(text: string, region: RegionCode): string | null {
  return numberOf(text, region)?.number ?? null
}

/**
 * A number that a person can leave, as E.164, else null: of the region, or of another country, begun with '+'. FORM-2 asks
 * for the region's alone, but who lives across a border is a buyer too (issue 47). Canada's need no '+' in the United
 * States.
 */
export function contactPhone(text: string, region: RegionCode): string | null {
  const phone = parsed(text, region)
  if (phone?.isValid()) return phone.number
  const international = text.replace(/[\s().-]/g, '')
  return isForeignNumber(international) ? international : null
}

/**
 * The number in the region's usual notation: '0412 345 678'; one of another country with its code. Text that is not a
 * phone number is returned unchanged.
 */
export function formatPhone(text: string, region: RegionCode): string {
  const phone = parsed(text, region)
  if (!phone) return text
  return phone.countryCallingCode === CALLING_CODES[region] ? phone.formatNational() : phone.formatInternational()
}

const CALLING_CODES: Readonly<Record<RegionCode, string>> = { AU: '61', NZ: '64', US: '1' }

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

function parsed(text: string, region: RegionCode) {
  return parsePhoneNumberFromString(text, { defaultCountry: region, extract: false }, phoneMetadata)
}
