import type { Site } from '../site.ts'
import type { SiteWarning } from './site-warning.ts'

/**
 * Check by the Australian Business Register: subtract one from the first digit, multiply each digit by its weight; the
 * sum must be divisible by 89.
 */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const
const MODULUS = 89

export function abnWarnings({ region, identity: { abn } }: Pick<Site, 'region' | 'identity'>): readonly SiteWarning[] {
  if (region !== 'AU' || abn === null || isAbn(abn)) return []
  const reason = `"${abn}" is no ABN: its check digits do not fit, so a digit is wrong or two are swapped (look it up at abr.business.gov.au)`
  return [{ path: 'identity.abn', reason }]
}

function isAbn(text: string): boolean {
  const digits = [...text.replaceAll(' ', '')].map(Number)
  const sum = WEIGHTS.reduce(
    (total, weight, place) => total + weight * ((digits[place] ?? 0) - (place === 0 ? 1 : 0)),
    0,
  )
  return sum % MODULUS === 0
}
