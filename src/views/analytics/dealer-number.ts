import type { RegionCode } from '#domain/region.ts'

/**
 * Converts a dealer's number from its 'tel:' link to E.164. Forms use libphonenumber, which is too large to load for
 * counting a click; dealers' numbers lack only the country code.
 */
export function dealerNumber(tel: string, region: RegionCode): string {
  const digits = tel.replace(/[^0-9+]/g, '')
  if (digits.startsWith('+')) return digits
  const { code, trunk } = DIALLING[region]
  return `+${code}${digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`
}

const DIALLING: Readonly<Record<RegionCode, { readonly code: string; readonly trunk: string }>> = {
  AU: { code: '61', trunk: '0' },
  NZ: { code: '64', trunk: '0' },
  US: { code: '1', trunk: '1' },
}
