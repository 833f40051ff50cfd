import type { RegionCode } from '../region.ts'
import { numberOf } from './phone.ts'

/** Types of numbers that can receive text messages. In the US the library cannot tell mobile numbers from landlines. */
const REACHED_BY_TEXT: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/**
 * H7, GARAGE-2: a mobile number of the region as E.164, else null, also one of another country: the dealer pays for the code. Landlines cannot receive a code, and a premium
 * number (190x) earns its owner money for each one.
 */
export function mobileNumber(text: string, region: RegionCode): string | null {
  const phone = numberOf(text, region)
  return phone !== null && REACHED_BY_TEXT.has(phone.getType()) ? phone.number : null
}
