import type { ConsoleVisitor } from './console-actor.ts'
import { noteWrongPassword } from './note-sign-in.ts'
import { recordAccountAudit } from './record-account-audit.ts'
import { mustProveFirst } from './set-up-factor.ts'
import type { StaffPlatform } from './staff-platform.ts'

export type RenewedCodes =
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly reason: 'prove-first' | 'password' | 'no-factor' }

/**
 * STAFF-2, STAFF-8: ten new recovery codes, after a fresh second factor and the password; the old ones work no more. The
 * audit row is first: better-auth writes codes in a statement of its own, and a row too many is better than one too few.
 */
export async function renewRecoveryCodes(
  platform: StaffPlatform,
  visitor: ConsoleVisitor,
  password: string,
  headers: Headers,
): Promise<RenewedCodes> {
  const { accounts, storage, clock } = platform
  const now = clock.now()
  if (!visitor.person.hasSecondFactor) return { ok: false, reason: 'no-factor' }
  if (mustProveFirst(visitor, now)) return { ok: false, reason: 'prove-first' }
  if (!(await accounts.isPassword(password, headers))) {
    await noteWrongPassword(platform, visitor, '/account/recovery-codes')
    return { ok: false, reason: 'password' }
  }
  const change = { action: 'account.recovery-codes', before: null, after: { codes: 10 } }
  await storage.staff.transaction((within) => recordAccountAudit(storage, within, visitor, { change, now }))
  const codes = await accounts.renewRecoveryCodes(password, headers)
  return codes === null ? { ok: false, reason: 'password' } : { ok: true, codes }
}
