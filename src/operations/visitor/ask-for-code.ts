import { codeAllowance } from '#domain/visitor/code-allowance.ts'
import { mobileNumber } from '#domain/visitor/mobile-number.ts'
import { codeExpiry } from '#domain/visitor/sign-in-code.ts'
import type { Site } from '#site/site.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'

export type AskedForCode =
  | {
      readonly ok: true
      /** E.164, to which the code goes. */
      readonly phone: string
    }
  | { readonly ok: false; readonly reason: 'no number' }
  /** To this number, or on the whole site or platform (H7). */
  | { readonly ok: false; readonly reason: 'too many' | 'used up'; readonly retryAfterSeconds: number }

/**
 * GARAGE-2: sends a new code to a number, in the place of the last one. It is the same for a number that the site knows
 * and one that it does not; only a mobile number of the site's region gets one (H7). When this says `ok`, the code and the work of sending it are in the database, both or
 * neither. `host` is the name that the visitor knows the site under, for which the message says that the code is.
 */
export async function askForCode(platform: Platform, site: Site, text: string, host: string): Promise<AskedForCode> {
  const phone = mobileNumber(text, site.region)
  if (phone === null) return { ok: false, reason: 'no number' }
  const { signInCodes, transaction } = platform.storage.forSite(site)
  const allowance = async (within: Transaction) =>
    codeAllowance((await signInCodes.find(phone, within))?.asked ?? null, platform.clock.now())
  const mayAsk = await transaction(allowance)
  if (!mayAsk.ok) return { ...mayAsk, reason: 'too many' }
  const spent = await platform.spending.spend('sign-in-codes', site.slug)
  if (!spent.ok) return { ...spent, reason: 'used up' }
  return transaction(async (within) => {
    const now = platform.clock.now()
    // Again, for others may have asked for the same number meanwhile.
    const allowed = await allowance(within)
    if (!allowed.ok) return { ...allowed, reason: 'too many' }
    const id = platform.randomId()
    const code = { id, salt: platform.randomId(), host, expiresAt: codeExpiry(now), asked: allowed.asked, at: now }
    await signInCodes.put(phone, code, within)
    await platform.defer('send-code', { siteSlug: site.slug, codeId: id }, within)
    return { ok: true, phone }
  })
}
