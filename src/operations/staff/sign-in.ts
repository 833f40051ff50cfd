import { passwordFault } from '#domain/staff/password.ts'
import { noteReset } from './change-password.ts'
import type { ConsoleVisitor } from './console-actor.ts'
import { knownDevice, knownDeviceCookie } from './known-device.ts'
import { noteRefusal, noteSignIn } from './note-sign-in.ts'
import type { StaffPlatform } from './staff-platform.ts'
import { giveBack, takeTry, type Wait } from './try-wait.ts'

export type SignedIn =
  | { readonly ok: true; readonly owesFactor: boolean; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly wait: Wait | null; readonly cookies: readonly string[] }

/** Email and password as they were typed, and the browser that sent them. */
export interface SigningIn {
  readonly email: string
  readonly password: string
  readonly headers: Headers
  /** Network address. */
  readonly address: string
}

/**
 * STAFF-2, S3-9: signs in by password, or goes on to the second factor. The session is there before its audit row: if the
 * process ends between the two, no browser has the session's cookie.
 */
export async function signIn(
  platform: StaffPlatform,
  { email, password, headers, address }: SigningIn,
): Promise<SignedIn> {
  const device = knownDevice(platform, email, headers)
  const person = await platform.storage.staff.people.findByEmail(email)
  const place = { person, address, route: '/sign-in' }
  const isKnown = device !== null
  const taken = await takeTry(platform, { at: 'sign-in', account: email, address, device })
  const { wait } = taken
  if (wait?.isFirst) await noteRefusal(platform, place, { kind: 'wait', isKnown })
  if (wait) return { ok: false, wait, cookies: [] }
  const { value, cookies } = await platform.accounts.signIn(email, password, headers)
  if (value === 'refused') {
    await noteRefusal(platform, place, { kind: 'password', isKnown })
    return { ok: false, wait: null, cookies }
  }
  await giveBack(platform, taken)
  if (value === 'second-factor') return { ok: true, owesFactor: true, cookies }
  if (person) await noteSignIn(platform, { ...place, person }, { action: 'account.sign-in', with: 'password' })
  return { ok: true, owesFactor: false, cookies: [...cookies, knownDeviceCookie(platform, email)] }
}

/** S3-15: ends the session of a browser. Returns its cookies. */
export async function signOut(
  platform: StaffPlatform,
  visitor: ConsoleVisitor | null,
  headers: Headers,
  address: string,
): Promise<readonly string[]> {
  const { cookies } = await platform.accounts.signOut(headers)
  if (visitor)
    await noteSignIn(platform, { person: visitor.person, address, route: '/sign-out' }, { action: 'account.sign-out' })
  return cookies
}

/** STAFF-2: mails a reset link, if the address has an account. Takes no longer than without one, as far as a caller sees. */
export function askReset({ accounts, log }: StaffPlatform, email: string): void {
  accounts.askReset(email.trim().toLowerCase()).catch((error: unknown) => {
    log.warn('a password reset was not mailed', { reason: error instanceof Error ? error.message : 'unknown' })
  })
}

/**
 * STAFF-2, STAFF-8: what is wrong if the password is refused or the link is over; null once it is set. Every session ends.
 * `address`: the browser's, for the audit log.
 */
export async function resetPassword(
  platform: StaffPlatform,
  token: string,
  password: string,
  address: string,
): Promise<{ readonly fault: string; readonly field: 'password' | null } | null> {
  const fault = passwordFault(password, { email: '', name: '' })
  if (fault) return { fault, field: 'password' }
  const { accounts, storage } = platform
  const personId = await accounts.personOfReset(token)
  const isSet = (await noteReset(platform, token, address)) && (await accounts.resetPassword(token, password))
  // S3-14: links that were asked for before are over too.
  if (isSet && personId !== null) await storage.staff.people.endResetLinks(personId)
  return isSet ? null : { fault: 'This link is over. Ask for a new one.', field: null }
}
