import { normalPhone } from '#domain/lead/phone.ts'
import { codeAllowance } from '#domain/visitor/code-allowance.ts'
import { codeExpiry } from '#domain/visitor/sign-in-code.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from './platform.ts'

export type AskedForCode =
  | {
      readonly ok: true
      /** E.164, to which the code goes. */
      readonly phone: string
    }
  | { readonly ok: false; readonly reason: 'no number' }
  | { readonly ok: false; readonly reason: 'too many'; readonly retryAfterSeconds: number }

/**
 * GARAGE-2: sends a new code to a number, in the place of the last one. It is the same for a number that the site knows
 * and one that it does not. When this says `ok`, the code and the work of sending it are in the database, both or
 * neither. `host` is the name that the visitor knows the site under, for which the message says that the code is.
 */
export async function askForCode(platform: Platform, site: Site, text: string, host: string): Promise<AskedForCode> {
  const phone = normalPhone(text, site.region)
  if (phone === null) return { ok: false, reason: 'no number' }
  const { signInCodes, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const now = platform.clock.now()
    const allowed = codeAllowance((await signInCodes.find(phone, within))?.asked ?? null, now)
    if (!allowed.ok) return { ok: false, reason: 'too many', retryAfterSeconds: allowed.retryAfterSeconds }
    const id = platform.randomId()
    const code = { id, salt: platform.randomId(), host, expiresAt: codeExpiry(now), asked: allowed.asked, at: now }
    await signInCodes.put(phone, code, within)
    await platform.defer('send-code', { siteSlug: site.slug, codeId: id }, within)
    return { ok: true, phone }
  })
}
