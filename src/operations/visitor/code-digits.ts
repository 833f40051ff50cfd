import { codeOfHash } from '#domain/visitor/sign-in-code.ts'
import type { Platform } from '../platform.ts'

/**
 * GARAGE-2: derives a code's digits from a stored random salt with the platform's key (docs/decisions/050). Neither the
 * digits nor a hash of them are stored: a hash of six digits could be brute-forced.
 */
export function codeDigits(
  platform: Pick<Platform, 'keyedHash'>,
  { siteSlug, phone, salt }: { readonly siteSlug: string; readonly phone: string; readonly salt: string },
): string {
  return codeOfHash(platform.keyedHash(`sign-in code ${siteSlug} ${phone} ${salt}`))
}
