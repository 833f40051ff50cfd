import { passwordFault } from '#domain/staff/password.ts'
import { ofAddress, waitOf } from '../spending/limiter.ts'
import { noteReset } from './change-password.ts'
import type { StaffPlatform } from './staff-platform.ts'

const QUARTER_S = 900
/** STAFF-2: tries within a quarter of an hour from one network address, at one account from there, and from one device. */
const FROM_ADDRESS = { name: 'staff-address', most: 40, seconds: QUARTER_S }
const AT_ACCOUNT = { name: 'staff-account-address', most: 10, seconds: QUARTER_S }
const FROM_DEVICE = { name: 'staff-device', most: 10, seconds: QUARTER_S }
/** S3-9: of all strangers together at one account. Enough for a guess of a common password, and no way to keep a person out. */
const OF_STRANGERS = { name: 'staff-account', most: 100, seconds: QUARTER_S }

/**
 * STAFF-2, S3-9: seconds to wait before another try at this account; null: go on. A device in which the account signed in
 * before (`knownDevice`) counts by itself: what strangers try does not keep its person out.
 */
export async function tryWait(
  { limiter }: StaffPlatform,
  account: string,
  address: string,
  device: string | null = null,
): Promise<number | null> {
  const of = account.trim().toLowerCase()
  const counted =
    device === null
      ? [
          ...ofAddress(FROM_ADDRESS, address),
          ...ofAddress(AT_ACCOUNT, address).map((each) => ({ ...each, of: `${of} ${each.of}` })),
          { ...OF_STRANGERS, of },
        ]
      : [{ ...FROM_DEVICE, of: `${of} ${device}` }]
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
  const { accounts, storage } = platform
  const personId = await accounts.personOfReset(token)
  const isSet = (await noteReset(platform, token, address)) && (await accounts.resetPassword(token, password))
  // S3-14: links that were asked for before are over too.
  if (isSet && personId !== null) await storage.staff.people.endResetLinks(personId)
  return isSet ? null : 'This link is over. Ask for a new one.'
}
