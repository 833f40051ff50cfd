import { fieldErrors } from '#domain/form/field-errors.ts'
import type { FieldErrors } from '#domain/form/form-faults.ts'
import { codeAllowance } from '#domain/visitor/code-allowance.ts'
import { codeExpiry } from '#domain/visitor/sign-in-code.ts'
import { signInSchema } from '#domain/visitor/sign-in-form.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { SiteRequest } from '../site-request.ts'

export type AskedForCode =
  | {
      readonly ok: true
      /** Recipient, E.164. */
      readonly phone: string
    }
  | { readonly ok: false; readonly reason: 'no number'; readonly fields: FieldErrors }
  /** Limit of this number ('too many'), or of the whole site or platform ('used up', H7). */
  | { readonly ok: false; readonly reason: 'too many' | 'used up'; readonly retryAfterSeconds: number }

/**
 * GARAGE-2: sends a new sign-in code to a number, replacing the last one. Behaves the same for numbers known and
 * unknown to the site; only mobile numbers of the site's region get a code (H7). `ok` means that the code is
 * stored and due to be sent. `host` is the site's hostname in the visitor's browser, which the message names.
 */
export async function askForCode({ platform, site }: SiteRequest, text: string, host: string): Promise<AskedForCode> {
  const checked = signInSchema(site.region).safeParse({ phone: text })
  if (!checked.success) return { ok: false, reason: 'no number', fields: fieldErrors(checked.error) }
  const { phone } = checked.data
  const { signInCodes, transaction } = platform.storage.forSite(site)
  const allowance = async (within: Transaction) =>
    codeAllowance((await signInCodes.find(phone, within))?.asked ?? null, platform.clock.now())
  const mayAsk = await transaction(allowance)
  if (!mayAsk.ok) return { ...mayAsk, reason: 'too many' }
  const spent = await platform.spending.spend('sign-in-codes', site.slug)
  if (!spent.ok) return { ...spent, reason: 'used up' }
  return transaction(async (within) => {
    const now = platform.clock.now()
    // Check again: another request for this number may have come meanwhile.
    const allowed = await allowance(within)
    if (!allowed.ok) return { ...allowed, reason: 'too many' }
    const id = platform.randomId()
    const code = { id, salt: platform.randomId(), host, expiresAt: codeExpiry(now), asked: allowed.asked, at: now }
    await signInCodes.put(phone, code, within)
    await platform.storage.forSite(site).notifyDue('code', id, within)
    return { ok: true, phone }
  })
}
