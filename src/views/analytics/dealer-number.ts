import type { RegionCode } from '#domain/region.ts'

/**
 * A dealer's number in E.164, from its 'tel:' link. The checked numbers of forms go by libphonenumber, which is too heavy
 * to count a click with; the dealer's own only lack their country.
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
