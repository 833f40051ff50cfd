import { passwordFault } from '#domain/staff/password.ts'
import { ofAddress, waitOf } from '../spending/limiter.ts'
import { noteReset } from './change-password.ts'
import type { StaffPlatform } from './staff-platform.ts'

const QUARTER_S = 900
/** STAFF-2: tries within a quarter of an hour for one account, and from one network address. */
const OF_ACCOUNT = { name: 'staff-account', most: 10, seconds: QUARTER_S }
const FROM_ADDRESS = { name: 'staff-address', most: 40, seconds: QUARTER_S }

/** Seconds to wait before another try at this account from this address; null: go on (STAFF-2). */
export async function tryWait({ limiter }: StaffPlatform, account: string, address: string): Promise<number | null> {
  const counted = [...ofAddress(FROM_ADDRESS, address), { ...OF_ACCOUNT, of: account.trim().toLowerCase() }]
  return waitOf(await limiter.count(counted))
}

/** STAFF-2: mails a reset link, if the address has an account. Takes no longer than without one, as far as a caller sees. */
export function askReset({ accounts, log }: StaffPlatform, email: string): void {
  accounts.askReset(email.trim().toLowerCase()).catch((error: unknown) => {
    log.warn('a password reset was not mailed', { reason: error instanceof Error ? error.message : 'unknown' })
  })
}

/**
 * STAFF-2, STAFF-8: a sentence if the password is refused or the link is over; null once it is set. Every session ends.
 * `address`: the browser's, for the audit log.
 */
export async function resetPassword(
  platform: StaffPlatform,
  token: string,
  password: string,
  address: string,
): Promise<string | null> {
  const fault = passwordFault(password, { email: '', name: '' })
  if (fault) return fault
  const isSet = (await noteReset(platform, token, address)) && (await platform.accounts.resetPassword(token, password))
  return isSet ? null : 'This link is over. Ask for a new one.'
}
