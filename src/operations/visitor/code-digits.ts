import { codeOfHash } from '#domain/visitor/sign-in-code.ts'
import type { Platform } from '../platform.ts'

/**
 * GARAGE-2: the digits of a code. They are kept nowhere, neither as text nor as a hash that a million tries would undo:
 * a random salt is kept, and the platform's own key makes the digits of it (docs/decisions/050).
 */
export function codeDigits(
  platform: Pick<Platform, 'keyedHash'>,
  { siteSlug, phone, salt }: { readonly siteSlug: string; readonly phone: string; readonly salt: string },
): string {
  return codeOfHash(platform.keyedHash(`sign-in code ${siteSlug} ${phone} ${salt}`))
}
